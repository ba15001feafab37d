import { createHash, randomBytes } from 'node:crypto'
import { RECOVERY_CODE_COUNT } from '@confida/contracts'

/** Crockford's base 32: no letter that is taken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

const newRecoveryCode = () =>
  Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-')

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode)

/** As people may write it down and read it again. */
const normalise = (code: string) =>
  code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')

/** Eighty random bits need neither a key nor a slow hash; bound to the user, so that no hash fits another one. */
export const hashRecoveryCode = (code: string, userId: string): Buffer =>
  createHash('sha256')
    .update(`recovery-code:${userId}:${normalise(code)}`)
    .digest()
