import {
  callWhileLocked,
  createAdmin,
  lockTable,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import type { ContractDraft, HomepageDraft } from '@confida/contracts'
import { homepageTexts } from '@confida/i18n/server'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

let api: TestApi
let admin: TestUser

beforeAll(async () => {
  api = await startTestApi()
  admin = await createAdmin(api, { name: 'Ada' })
})
afterAll(() => api?.close())

const call = (method: string, path: string, body?: object, token: string | undefined = admin.token) =>
  api.call(method, path, { token, body })
const readIn = async (path: string, language: string) =>
  (await api.call('GET', path, { headers: { 'accept-language': language } })).body

const german = {
  contract: {
    title: 'Bedingungen',
    intro: 'Vorab',
    sections: [{ title: 'Eins', content: '• a' }],
    conclusion: '',
  } satisfies ContractDraft,
  homepage: {
    hero_title: 'Willkommen',
    hero_subtitle: 'Unter',
    hero_description: 'Was es ist',
    login_button_text: 'Anmelden',
    register_button_text: 'Registrieren',
    contact_button_text: 'Kontakt',
    features_title: 'Warum',
    features: [{ title: 'Eins', description: 'Erstens', icon: 'Heart' }],
    secondary_description: 'Mehr',
  } satisfies HomepageDraft,
}

describe.each([
  ['contract', 'title'],
  ['homepage', 'hero_title'],
] as const)('%s', (domain, field) => {
  const original = `/api/admin/${domain}`
  const path = `${original}/translations`
  const draft = german[domain]
  const read = async (language = 'de') => (await call('GET', `${path}/${language}`)).body
  const saveOriginal = async (title: string) => {
    const current = (await call('GET', original)).body
    return (await call('PUT', original, { ...current, [field]: title })).body
  }
  const save = async (title: string, language = 'de', choices: object = {}) => {
    const { version } = await read(language)
    const source_version = (await call('GET', original)).body.version
    const body = { ...draft, [field]: title, base_version: version, source_version, ...choices }
    return call('PUT', `${path}/${language}`, body)
  }

  it('has none at first: as many texts as the original, to be filled in', async () => {
    const { source, is_outdated, version, ...texts } = await read('ar')
    const italian = (await call('GET', original)).body
    expect({ source, is_outdated, version }).toEqual({ source: null, is_outdated: false, version: 0 })
    expect(Object.keys(texts).sort()).toEqual(
      Object.keys(italian)
        .filter((key) => key !== 'version')
        .sort(),
    )
  })

  it('publishes one language alone', async () => {
    const { status, body } = await save('Auf Deutsch')
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...draft, [field]: 'Auf Deutsch', version: 1, is_outdated: false })
    const names = { contract: 'title', homepage: 'hero_title' }
    const titleIn = async (language: string) => (await readIn(`/api/${domain}`, language))[names[domain]]
    expect(await titleIn('de-AT,de;q=0.9,en;q=0.5')).toBe('Auf Deutsch')
    const italian = (await call('GET', original)).body[field]
    for (const language of ['it', 'fr', 'xx']) expect(await titleIn(language)).toBe(italian)
    await save('Encore', 'fr')
    expect(await titleIn('fr')).toBe('Encore')
    expect(await titleIn('de')).toBe('Auf Deutsch')
  })

  it('says that the answer depends on the language, and what version of the original holds', async () => {
    const { headers, body } = await api.call('GET', `/api/${domain}`, {
      headers: { 'accept-language': 'de' },
    })
    expect(headers.get('vary')).toContain('accept-language')
    expect(body.version).toBe((await call('GET', original)).body.version)
  })

  it('is outdated once the original changes, and not any more once that is put back or seen', async () => {
    await saveOriginal('Prima')
    await save('Aktuell')
    const changed = await saveOriginal('Poi')
    expect(await read()).toMatchObject({ is_outdated: true, source: { [field]: 'Prima' } })
    const { body } = await call('GET', '/api/admin/missing-translations')
    expect(body.outdated[domain]).toContain('de')
    expect(body[domain]).not.toContain('de')
    expect(body[domain]).toContain('ar')
    await saveOriginal('Prima')
    expect((await read()).is_outdated).toBe(false)
    await saveOriginal('Poi')
    // Made from what stood there when the translator began.
    const late = await save('Noch von vorher', 'de', { source_version: changed.version - 1 })
    expect(late.body.is_outdated).toBe(true)
    expect((await save('Nachgezogen')).body.is_outdated).toBe(false)
  })

  it('keeps its versions, without touching those of the original', async () => {
    const { version } = (await call('GET', original)).body
    await save('Uno', 'es')
    await save('Dos', 'es')
    const { body } = await call('GET', `${path}/es/versions`)
    expect(body).toEqual([
      { version: 2, created_at: expect.stringMatching(/Z$/), author_name: 'Ada' },
      { version: 1, created_at: expect.stringMatching(/Z$/), author_name: 'Ada' },
    ])
    expect((await call('GET', `${path}/es/versions?before=2`)).body).toEqual(body.slice(1))
    expect((await call('GET', `${path}/es/versions/1`)).body).toMatchObject({ [field]: 'Uno', version: 1 })
    expect((await call('GET', `${path}/es/versions/9`)).body.code).toBe('version_not_found')
    expect((await call('GET', original)).body.version).toBe(version)
  })

  it('refuses to save over a version that the sender has not seen, in this language alone', async () => {
    const { version } = await read()
    await save('Von anderen')
    const late = await save('Meins', 'de', { base_version: version })
    expect(late).toMatchObject({ status: 409, body: { code: 'content_outdated' } })
    expect(late.body.detail).toContain(String(version + 1))
    expect((await save('À moi', 'fr')).status).toBe(200)
  })

  it('lets one of many at the same moment win', async () => {
    const { version } = await read()
    const source_version = (await call('GET', original)).body.version
    const body = { ...draft, base_version: version, source_version }
    const answers = await callWhileLocked(
      api,
      lockTable('translations'),
      Array.from(
        { length: 4 },
        (_, index) => () => call('PUT', `${path}/de`, { ...body, [field]: `G${index}` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  it('is written down', async () => {
    await save('Zum Merken')
    const [entry] = (await call('GET', '/api/admin/audit-log')).body
    expect(entry).toMatchObject({
      action: `${domain}.translate`,
      target_id: 'de',
      target_name: 'Deutsch',
      after: { [field]: 'Zum Merken', version: (await read()).version },
    })
  })

  it.each(['it', 'xx', 'DE', '..%2f', 'de%20'])('knows no language %s', async (language) => {
    expect((await call('GET', `${path}/${language}`)).status).toBe(404)
    expect((await save('x', 'de').then(() => call('PUT', `${path}/${language}`, draft))).status).toBe(404)
  })

  it.each([
    ['a blank title', { [field]: ' ' }, field],
    ['no original', { source_version: undefined }, 'source_version'],
    ['a base that cannot be', { base_version: -1 }, 'base_version'],
  ])('refuses %s', async (_, choices, name) => {
    const answer = await save('Gut', 'de', choices)
    expect(answer).toMatchObject({ status: 400, body: { fields: { [name]: expect.any(String) } } })
  })

  it('refuses an original that there never was', async () => {
    expect((await save('Gut', 'de', { source_version: 999_999 })).body.code).toBe('version_not_found')
  })

  it('is for those who look after the contents', async () => {
    const { token } = await registerUser(api)
    const support = await createAdmin(api, { administrator_role: 'support' })
    for (const [method, address] of [
      ['GET', `${path}/de`],
      ['PUT', `${path}/de`],
      ['GET', `${path}/de/versions`],
      ['GET', `${path}/de/versions/1`],
    ] as const) {
      const body = method === 'PUT' ? {} : undefined
      expect((await api.call(method, address, { body })).status).toBe(401)
      expect((await call(method, address, body, token)).status).toBe(403)
      expect((await call(method, address, body, support.token)).status).toBe(403)
    }
  })
})

it('begins with what the product translates itself', async () => {
  const { body } = await call('GET', '/api/admin/homepage/translations/ar')
  expect(body.hero_title).toBe('')
  expect(body.hero_subtitle).toBe(homepageTexts.ar.hero_subtitle)
  expect(body.features[0]).toEqual({ ...homepageTexts.ar.features.companions, icon: 'Users' })
})

it('never carries a script to readers of the terms', async () => {
  const source_version = (await call('GET', '/api/admin/contract')).body.version
  const { version } = (await call('GET', '/api/admin/contract/translations/en')).body
  const intro = '<img src=x onerror=alert(1)>'
  await call('PUT', '/api/admin/contract/translations/en', {
    ...german.contract,
    intro,
    base_version: version,
    source_version,
  })
  expect((await readIn('/api/contract', 'en')).content).toContain('&lt;img')
})
