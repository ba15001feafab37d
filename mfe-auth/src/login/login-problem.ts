import { ApiError } from '@confida/http-client'

export type LoginProblem =
  | { key: 'allFieldsRequired' | 'invalidCredentials' | 'connectionError' }
  | { reason: string }

/**
 * What to tell somebody whose login failed. A suspended account, too many tries and a server out of order are not the
 * fault of the credentials, so the server's own words are shown for them.
 */
export function loginProblem(error: unknown): LoginProblem {
  if (!(error instanceof ApiError) || error.isNetwork) return { key: 'connectionError' }
  const isAboutCredentials = error.status === 400 || error.status === 401
  if (isAboutCredentials) return { key: 'invalidCredentials' }
  const { reason } = error.details
  if (reason) return { reason }
  return { key: error.status >= 500 ? 'connectionError' : 'invalidCredentials' }
}
