import { ApiError } from '@confida/http-client'

export type LoginField = 'email' | 'password'

/** What to say, and which fields it is about. */
export type LoginProblem = { fields?: readonly LoginField[] } & (
  | { key: 'allFieldsRequired' | 'invalidCredentials' | 'connectionError' }
  | { reason: string }
)

const wrongCredentials: LoginProblem = { key: 'invalidCredentials', fields: ['email', 'password'] }

/**
 * What to say when a login failed. A suspended account, too many attempts and a server that is down are not the
 * fault of the credentials, so the server's own message is shown for them.
 */
export function loginProblem(error: unknown): LoginProblem {
  if (!(error instanceof ApiError) || error.isNetwork) return { key: 'connectionError' }
  const isAboutCredentials = error.status === 400 || error.status === 401
  if (isAboutCredentials) return { ...wrongCredentials }
  const { reason } = error.details
  if (reason) return { reason }
  return error.status >= 500 ? { key: 'connectionError' } : { ...wrongCredentials }
}
