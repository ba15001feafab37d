import type { SecondStep } from '@confida/contracts'
import { generateSync } from 'otplib'
import { statement } from '../src/platform/database/statement.ts'
import type { TestApi } from './test-api.ts'
import type { TestUser } from './test-users.ts'

const STEP_SECONDS = 30

/** What an authenticator app shows, or will show so many steps later. The API takes the next step's code, too. */
export const appCode = (secret: string, stepsLater = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + stepsLater * STEP_SECONDS })

export interface TestApp {
  secret: string
  recoveryCodes: string[]
}

/** A ticket to change the second factors, for who has none. */
export async function changeTicket(api: TestApi, { token, password }: TestUser): Promise<string> {
  const { body } = await api.call('POST', '/api/account/second-factors/change', { token, body: { password } })
  return body.ticket
}

/** Sets an authenticator app up, whose codes all still work. */
export async function setUpApp(api: TestApi, user: TestUser): Promise<TestApp> {
  const ticket = await changeTicket(api, user)
  const { body } = await api.call('POST', '/api/auth/second-factors/totp', { body: { ticket } })
  const { secret } = body
  const code = appCode(secret)
  const path = '/api/auth/second-factors/totp/confirm'
  const answer = await api.call('POST', path, { body: { ticket, code } })
  if (answer.status !== 200) throw new Error(`The app was not set up: ${answer.text}`)
  await forgetUsedCodes(api, user)
  return { secret, recoveryCodes: answer.body.recovery_codes }
}

const forget = statement(
  'testing.used-codes',
  `update second_factors set last_step = 0 where user_id = $1 and kind = 'totp'`,
)

/** Lets the codes of a user's app work again, as if a minute had gone by. */
export const forgetUsedCodes = (api: TestApi, { id }: TestUser) => api.database.rows(forget, [id])

/** The ticket of a login that waits for its second step. */
export async function loginTicket(api: TestApi, { email, password }: TestUser): Promise<SecondStep> {
  const { body } = await api.call('POST', '/api/auth/login', { body: { email, password } })
  return body.second_step
}
