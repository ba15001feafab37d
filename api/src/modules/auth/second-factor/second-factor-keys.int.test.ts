import {
  appCode,
  loginTicket,
  registerUser,
  setUpApp,
  startTestApi,
  type TestApi,
  type TestApp,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { SecondFactorRepository } from './second-factor.repository.ts'
import { SecondFactorKeysService } from './second-factor-keys.service.ts'
import { SecretBox } from './secret-box.ts'

const OLD = 'a-secret-of-tests-that-is-long-enough'
const NEW = 'the-secret-of-tests-that-came-after-it'

let api: TestApi
let user: TestUser
let app: TestApp

beforeAll(async () => {
  api = await startTestApi({ config: { jwtSecret: NEW, previousJwtSecrets: [OLD] } })
  user = await registerUser(api)
  app = await setUpApp(api, user)
})
afterAll(() => api?.close())

const factors = () => api.app.get(SecondFactorRepository).list(user.id)

/** The app's secret, sealed with the secret before. */
async function sealWithOldKey() {
  const [factor] = await factors()
  if (!factor) throw new Error('There is no app.')
  const old = new SecretBox({ jwtSecret: OLD, previousJwtSecrets: [] })
  await api.app.get(SecondFactorRepository).reseal(factor, old.seal(app.secret, user.id))
}

it('seals secrets anew at the start after a change of JWT_SECRET, so that the one before can go', async () => {
  await sealWithOldKey()
  await api.app.get(SecondFactorKeysService).onApplicationBootstrap()
  const [{ secret } = { secret: null }] = await factors()
  const box = new SecretBox({ jwtSecret: NEW, previousJwtSecrets: [] })
  expect(box.open(secret ?? Buffer.alloc(0), user.id)).toBe(app.secret)
  const { ticket } = await loginTicket(api, user)
  const body = { ticket, code: appCode(app.secret) }
  expect((await api.call('POST', '/api/auth/second-step', { body })).status).toBe(200)
})

it('leaves a recovery code working where no key opens the secret', async () => {
  const [factor] = await factors()
  if (!factor) throw new Error('There is no app.')
  const lost = new SecretBox({
    jwtSecret: 'a-secret-that-nobody-knows-any-more-at-all',
    previousJwtSecrets: [],
  })
  await api.app.get(SecondFactorRepository).reseal(factor, lost.seal(app.secret, user.id))
  await api.app.get(SecondFactorKeysService).onApplicationBootstrap()
  const { ticket } = await loginTicket(api, user)
  const complete = (code = '') => api.call('POST', '/api/auth/second-step', { body: { ticket, code } })
  expect(await complete(appCode(app.secret, 1))).toMatchObject({ status: 401 })
  expect((await complete(app.recoveryCodes[0])).status).toBe(200)
})
