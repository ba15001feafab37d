import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { CONFIG, type Config } from '../../../platform/config/config.ts'

const ALGORITHM = 'aes-256-gcm'
const KEY_ID_BYTES = 4
const IV_BYTES = 12
const TAG_BYTES = 16

interface BoxKey {
  id: Buffer
  key: Uint8Array
}

/** Another key than those of the tokens and of the codes. */
function keyOf(secret: string): BoxKey {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'confida second factors', 32))
  return { id: createHash('sha256').update(key).digest().subarray(0, KEY_ID_BYTES), key }
}

/** Seals secrets that have to be read again. A sealed one names its key, and opens for the owner alone that it was sealed for. */
@Injectable()
export class SecretBox {
  private readonly keys: [BoxKey, ...BoxKey[]]

  constructor(@Inject(CONFIG) config: Pick<Config, 'jwtSecret' | 'previousJwtSecrets'>) {
    this.keys = [keyOf(config.jwtSecret), ...config.previousJwtSecrets.map(keyOf)]
  }

  /** Names the key that seals now. */
  get keyId(): Buffer {
    return this.keys[0].id
  }

  seal(text: string, owner: string): Buffer {
    const [{ id, key }] = this.keys
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(owner))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([id, iv, cipher.getAuthTag(), sealed])
  }

  /** Undefined for what another key has sealed, or for another owner. */
  open(sealed: Buffer, owner: string): string | undefined {
    const known = this.keys.find(({ id }) => id.equals(sealed.subarray(0, KEY_ID_BYTES)))
    if (!known) return undefined
    const [ivAt, tagAt, textAt] = [KEY_ID_BYTES, KEY_ID_BYTES + IV_BYTES, KEY_ID_BYTES + IV_BYTES + TAG_BYTES]
    try {
      const decipher = createDecipheriv(ALGORITHM, known.key, sealed.subarray(ivAt, tagAt))
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(tagAt, textAt))
      return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()]).toString('utf8')
    } catch {
      return undefined
    }
  }
}
