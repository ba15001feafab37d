import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const USER_PRESENT = 0x01
const HAS_CREDENTIAL = 0x40

interface Options {
  challenge: string
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** A passkey in software: what a browser gives for one, for this site. It counts its signatures. */
export function softwarePasskey(origin = 'http://localhost:4200') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  /** The site, what was done, and how often it has signed. */
  const authenticatorData = (flags: number, count: number) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counted])
  }

  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }

  return {
    create({ challenge }: Options) {
      // COSE: an elliptic curve key of P-256, for ES256.
      const cose = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)])
      const authData = Buffer.concat([authenticatorData(USER_PRESENT | HAS_CREDENTIAL, 0), credential])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client('webauthn.create', challenge)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },

    /** @param count of its signatures; one more than the last by itself */
    sign({ challenge }: Options, count = ++counter) {
      const data = authenticatorData(USER_PRESENT, count)
      const clientData = client('webauthn.get', challenge)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(clientData)]))
        .sign(privateKey)
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}
