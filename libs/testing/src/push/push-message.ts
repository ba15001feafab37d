import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

const SALT = 16
const KEY_LENGTH_AT = 20
const TAG = 16

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** A browser's side of RFC 8291: its keys, and what a body that was encrypted for them says. */
export function createPushKeys() {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys()
  const auth = Buffer.alloc(16, 7)

  /** @throws where the body was not encrypted for these keys */
  const decrypt = (body: Buffer): string => {
    const keyEnd = KEY_LENGTH_AT + 1 + body.readUInt8(KEY_LENGTH_AT)
    const senderKey = body.subarray(KEY_LENGTH_AT + 1, keyEnd)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const secret = derive(pair.computeSecret(senderKey), auth, info, 32)
    const salt = body.subarray(0, SALT)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(body.subarray(-TAG))
    const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG)), decipher.final()])
    // The last record ends with a 2 and its padding.
    return padded.subarray(0, padded.lastIndexOf(2)).toString()
  }
  return { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url'), decrypt }
}
