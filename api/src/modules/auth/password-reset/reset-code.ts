import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'
import { RESET_CODE_LENGTH } from '@confida/contracts'

/** Six random digits. */
export const newResetCode = (): string =>
  String(randomInt(10 ** RESET_CODE_LENGTH)).padStart(RESET_CODE_LENGTH, '0')

/** Keyed, because a million codes are tried in no time; bound to the user, so that no hash fits another one. */
export const hashResetCode = (code: string, userId: string, secret: string): Buffer =>
  createHmac('sha256', codeKey(secret)).update(`password-reset:${userId}:${code}`).digest()

/** Another key than that of the tokens. */
const codeKey = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'confida reset codes', 32))

export const isSameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)
