import { PASSWORD_MIN } from '@confida/contracts'
import { ApiError } from '@confida/http-client'

export interface PasswordForm {
  current: string
  next: string
  confirmation: string
}

/** Keys of the `notifications` texts. */
export type PasswordNotification =
  | 'fill_current_password'
  | 'fill_new_password'
  | 'password_mismatch'
  | 'password_too_short'
  | 'password_incorrect'
  | 'password_unchanged'
  | 'password_error'

/** The field that a notification is about; a call that has failed without a reason is about none. */
export const fieldOf: Partial<Record<PasswordNotification, keyof PasswordForm>> = {
  fill_current_password: 'current',
  fill_new_password: 'next',
  password_mismatch: 'confirmation',
  password_too_short: 'next',
  password_incorrect: 'current',
  password_unchanged: 'next',
}

/** Why the form cannot be sent: the first rule that it breaks. */
export function formProblem({ current, next, confirmation }: PasswordForm): PasswordNotification | undefined {
  if (!current) return 'fill_current_password'
  if (!next) return 'fill_new_password'
  if (next !== confirmation) return 'password_mismatch'
  if (next.length < PASSWORD_MIN) return 'password_too_short'
  if (next === current) return 'password_unchanged'
  return undefined
}

/** What a failed call means: a notification, or the server's own words. */
export function callProblem(error: unknown): PasswordNotification | { detail: string } {
  if (!(error instanceof ApiError)) return 'password_error'
  if (error.status === 401) return 'password_incorrect'
  return error.details.detail ? { detail: error.details.detail } : 'password_error'
}
