import {
  callWhileLocked,
  createAdmin,
  lockRows,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import {
  type Language,
  type MissingTranslations,
  type PricingTier,
  type TierTexts,
  type TierTranslation,
  tierTranslationTag,
} from '@confida/contracts'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'

const PATH = '/api/admin/pricing-tiers'
const german = { name: 'Ein Jahr', description: 'Zwölf Monate' }
let api: TestApi
let admin: TestUser
let id: string

const call = (method: string, address: string, body?: unknown, more: object = {}) =>
  api.call(method, address, { token: admin.token, body, ...more })
const addressOf = (language: string, tier = id) => `${PATH}/${tier}/translations/${language}`
const read = async (language = 'de', tier = id): Promise<TierTranslation> =>
  (await call('GET', addressOf(language, tier))).body
const translate = (texts: unknown = german, language = 'de', seen?: TierTranslation) =>
  call('PUT', addressOf(language), texts, { headers: seen ? { 'if-match': tierTranslationTag(seen) } : {} })
const rename = (changes: Partial<TierTexts>) => call('PUT', `${PATH}/${id}`, changes)
async function offered(language: Language): Promise<TierTexts | undefined> {
  const headers = { 'accept-language': language }
  const { body } = await api.call('GET', '/api/pricing-tiers', { headers })
  const tier = (body as PricingTier[]).find((each) => each.id === id)
  return tier && { name: tier.name, description: tier.description }
}
async function states() {
  const { pricing_tiers, outdated }: MissingTranslations = (
    await call('GET', '/api/admin/missing-translations')
  ).body
  return { missing: pricing_tiers[id], outdated: outdated.pricing_tiers[id] }
}

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api)
})
beforeEach(async () => {
  const draft = { name: 'Un anno', description: 'Dodici mesi', price: 99.99, duration_days: 365 }
  id = (await call('POST', PATH, draft)).body.id
})
afterAll(() => api?.close())

it('reaches the readers of its language alone, and is in the log', async () => {
  const original = { name: 'Un anno', description: 'Dodici mesi' }
  expect(await read()).toEqual({ name: '', description: '', source: null, original })
  expect(await translate()).toMatchObject({ status: 200, body: { ...german, source: original, original } })
  expect(await offered('de')).toEqual(german)
  expect(await offered('fr')).toEqual(original)
  expect(await offered('it')).toEqual(original)
  expect(await states()).toEqual({ missing: ['en', 'fr', 'es', 'ar'], outdated: [] })
  const text = `select action, before, after from audit_log where target_id = $1 order by created_at desc limit 1`
  expect(await api.database.rows({ name: '', text }, [id])).toEqual([
    {
      action: 'pricing-tier.translate',
      before: { name: '', description: '' },
      after: { ...german, language: 'de' },
    },
  ])
})

it('is not read any more where its original says something else, until it is published again', async () => {
  await translate()
  await rename({ name: 'Due anni' })
  expect(await offered('de')).toEqual({ name: 'Due anni', description: german.description })
  expect(await states()).toMatchObject({ outdated: ['de'] })
  expect(await read()).toMatchObject({
    ...german,
    source: { name: 'Un anno' },
    original: { name: 'Due anni' },
  })
  await translate({ ...german, name: 'Zwei Jahre' })
  expect(await offered('de')).toEqual({ ...german, name: 'Zwei Jahre' })
  expect(await states()).toMatchObject({ outdated: [] })
})

it('names the plan where it is paid, as long as the payment has that name', async () => {
  const payer = await registerUser(api)
  await translate()
  const { body } = await api.call('POST', '/api/payments/checkout', {
    token: payer.token,
    body: { tier_id: id },
    headers: { 'accept-language': 'de' },
  })
  const { pathname, search } = new URL(body.url)
  const page = async () => (await fetch(new URL(pathname + search, api.origin))).text()
  expect(await page()).toContain('Ein Jahr')
  await rename({ name: 'Due anni' })
  await translate({ ...german, name: 'Zwei Jahre' })
  expect(await page()).toContain('Un anno')
  await call('DELETE', `${PATH}/${id}`)
  expect(await page()).toContain('Un anno')
})

it('begins from the product’s words where it has them, and may differ from them', async () => {
  const tiers: PricingTier[] = (await call('GET', PATH)).body
  id = tiers.find(({ name }) => name === 'Un mese')?.id ?? ''
  expect(await read()).toMatchObject({ name: 'Ein Monat', source: null })
  await translate({ name: 'Vier Wochen', description: '' })
  expect(await offered('de')).toEqual({ name: 'Vier Wochen', description: '' })
  expect(await offered('en')).toMatchObject({ name: 'One month' })
})

it('is refused over one that the sender has not seen, or of texts that have changed since', async () => {
  const seen = await read()
  expect((await translate(german, 'de', seen)).status).toBe(200)
  const current = await read()
  const late = await translate({ ...german, name: 'Jahr' }, 'de', seen)
  expect(late).toMatchObject({ status: 409, body: { code: 'record_outdated', current } })
  await rename({ description: 'Tutto l’anno' })
  expect((await translate(german, 'de', current)).status).toBe(409)
  expect((await translate(german, 'de', await read())).status).toBe(200)
})

it('lets one of two at once through, and keeps both where they are of two languages', async () => {
  const [ofGerman, ofFrench] = [await read('de'), await read('fr')]
  const answers = await callWhileLocked(api, lockRows('pricing_tiers', id), [
    () => translate(german, 'de', ofGerman),
    () => translate({ ...german, name: 'Jahr' }, 'de', ofGerman),
    () => translate({ name: 'Un an', description: '' }, 'fr', ofFrench),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
  expect(await offered('fr')).toEqual({ name: 'Un an', description: '' })
  expect([german.name, 'Jahr']).toContain((await offered('de'))?.name)
})

it.each([
  ['a blank name', { ...german, name: ' ' }],
  ['a long name', { ...german, name: 'x'.repeat(101) }],
  ['a name of two lines', { ...german, name: 'a\nb' }],
  ['no description', { name: 'Ein Jahr' }],
  ['a long description', { ...german, description: 'x'.repeat(501) }],
])('is refused with %s', async (_, texts) => {
  expect((await translate(texts)).status).toBe(400)
  expect(await offered('de')).toMatchObject({ name: 'Un anno' })
})

it.each(['it', 'xx', '__proto__'])('is not there in %s', async (language) => {
  expect((await call('GET', addressOf(language))).status).toBe(404)
  expect((await translate(german, language)).status).toBe(404)
})

it('is for a plan that is there, and for owners', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000'
  for (const tier of [unknown, 'x']) {
    expect((await call('GET', addressOf('de', tier))).status).toBe(404)
    expect((await call('PUT', addressOf('de', tier), german)).status).toBe(404)
  }
  const others = [
    await registerUser(api),
    await createAdmin(api, { administrator_role: 'support' }),
    await createAdmin(api, { administrator_role: 'content' }),
  ]
  for (const { token } of others) {
    expect((await call('GET', addressOf('de'), undefined, { token })).status).toBe(403)
    expect((await call('PUT', addressOf('de'), german, { token })).status).toBe(403)
  }
  expect(await offered('de')).toMatchObject({ name: 'Un anno' })
})
