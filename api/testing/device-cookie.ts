import { parseSetCookie, stringifyCookie } from 'cookie'
import type { ApiResponse } from './test-client.ts'

/** What a browser sends after this answer, by which the API knows it again. */
export function deviceOf({ headers }: Pick<ApiResponse, 'headers'>): string {
  const cookies = headers.getSetCookie().map((header) => parseSetCookie(header))
  const value = cookies.find(({ name }) => name === 'confida_device')?.value
  if (!value) throw new Error('The answer has no device.')
  return stringifyCookie({ confida_device: value })
}
