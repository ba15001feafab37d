import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { RESET_CODE_LENGTH } from '@confida/contracts'

/** Six random digits. */
export const newResetCode = (): string =>
  String(randomInt(10 ** RESET_CODE_LENGTH)).padStart(RESET_CODE_LENGTH, '0')

/** Keyed, because a million codes are tried in no time; bound to the user, so that no hash fits another one. */
export const hashResetCode = (code: string, userId: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`password-reset:${userId}:${code}`).digest()

export const isSameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)
