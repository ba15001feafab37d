import { ApiError } from '@confida/http-client'

export type LoginProblem =
  | { key: 'allFieldsRequired' | 'invalidCredentials' | 'connectionError' }
  | { reason: string }

/**
 * What to say when a login failed. A suspended account, too many attempts and a server that is down are not the
 * fault of the credentials, so the server's own message is shown for them.
 */
export function loginProblem(error: unknown): LoginProblem {
  if (!(error instanceof ApiError) || error.isNetwork) return { key: 'connectionError' }
  const isAboutCredentials = error.status === 400 || error.status === 401
  if (isAboutCredentials) return { key: 'invalidCredentials' }
  const { reason } = error.details
  if (reason) return { reason }
  return { key: error.status >= 500 ? 'connectionError' : 'invalidCredentials' }
}
