import { createAdmin, registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import type { Homepage, MissingTranslations, PricingTier } from '@confida/contracts'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

const others = ['en', 'fr', 'de', 'es', 'ar']

let api: TestApi
let admin: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
})
afterAll(() => api?.close())

const call = (method: string, path: string, body?: unknown) =>
  api.call(method, `/api/admin/${path}`, { token: admin.token, body })
const listMissing = async (): Promise<MissingTranslations> => (await call('GET', 'missing-translations')).body

it('misses nothing where the texts are those of the product; the terms have one language', async () => {
  const { contract, homepage, email_templates, pricing_tiers } = await listMissing()
  expect(contract).toEqual(others)
  expect(homepage).toEqual([])
  expect(Object.values(email_templates).flat()).toEqual([])
  expect(Object.keys(pricing_tiers).length).toBeGreaterThan(0)
  expect(Object.values(pricing_tiers).flat()).toEqual([])
})

it('misses the other languages of each text that was changed, until it is put back', async () => {
  const {
    version: _version,
    last_updated: _date,
    ...homepage
  }: Homepage = (await call('GET', 'homepage')).body
  await call('PUT', 'homepage', { ...homepage, hero_title: 'Nuovo' })
  await call('PUT', 'email-templates/welcome', { subject: 'Ciao', content: 'Testo' })
  const [first, second]: PricingTier[] = (await call('GET', 'pricing-tiers')).body
  await call('PUT', `pricing-tiers/${first?.id}`, { name: 'Mio' })
  await call('PUT', `pricing-tiers/${second?.id}`, { description: 'Mia' })
  expect(await listMissing()).toMatchObject({
    homepage: others,
    email_templates: { welcome: others, monthly_report: [] },
    pricing_tiers: { [String(first?.id)]: others, [String(second?.id)]: others },
  })
  await call('PUT', 'homepage', homepage)
  await call('POST', 'email-templates/welcome/restore')
  await call('PUT', `pricing-tiers/${first?.id}`, { name: first?.name })
  expect(await listMissing()).toMatchObject({
    homepage: [],
    email_templates: { welcome: [] },
    pricing_tiers: { [String(first?.id)]: [] },
  })
})

it('is for administrators', async () => {
  expect((await api.call('GET', '/api/admin/missing-translations')).status).toBe(401)
  const { token } = await registerUser(api)
  expect((await api.call('GET', '/api/admin/missing-translations', { token })).status).toBe(403)
})
