import {
  callWhileLocked,
  createAdmin,
  lockTable,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { aCompanionDraft } from '@confida/testing/companion-draft'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

let api: TestApi
let owner: TestUser
let other: TestUser

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  owner = await registerUser(api)
  other = await registerUser(api)
})

const draft = (choices: object = {}) => ({
  ...aCompanionDraft(),
  personality: { type: 'dolce', description: 'una descrizione del client' },
  avatar_url: 'https://evil.example/x.png',
  ...choices,
})

const create = (choices: object = {}, token: string | undefined = owner.token) =>
  api.call('POST', '/api/companions/create', { token, body: draft(choices) })

describe('creating a companion', () => {
  it('is refused to an owner who is deleted meanwhile', async () => {
    const [answer] = await callWhileLocked(
      api,
      ({ manager }) => manager.query('update users set deleted_at = now() where id = $1', [owner.id]),
      [() => create()],
    )
    expect(answer).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
  })

  it('answers it, with description and avatar of our own', async () => {
    const { status, body } = await create()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Luna',
      gender: 'femminile',
      communication_style: 'empatico',
      interests: ['musica', 'viaggi'],
      relationship_approach: 'romantico',
      personality: { type: 'dolce', description: expect.stringContaining('dolce e paziente') },
    })
    expect(body.avatar_url).toMatch(/^data:image\/svg\+xml,/)
    const profile = await api.call('GET', '/api/auth/profile', { token: owner.token })
    expect(profile.body.companion_count).toBe(1)
  })

  it.each([
    ['a blank name', { name: '   ' }],
    ['an unknown gender', { gender: 'x' }],
    ['no interests', { interests: [] }],
    ['four interests', { interests: ['arte', 'musica', 'viaggi', 'sport'] }],
    ['an interest twice', { interests: ['arte', 'arte'] }],
    ['no personality', { personality: undefined }],
  ])('refuses %s', async (_, choices) => {
    expect(await create(choices)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  it("is told to the owner by mail, in the owner's language", async () => {
    const email = `zoe.${crypto.randomUUID()}@example.com`
    const body = { name: 'Zoë', email, password: 'segreto' }
    const registered = await api.call('POST', '/api/auth/register', {
      body,
      headers: { 'accept-language': 'en' },
    })
    await create({ name: 'Stella' }, registered.body.token)
    const posted = { name: '', text: 'select subject from outbox where recipient = $1 order by created_at' }
    const mails = await api.database.rows(posted, [email])
    expect(mails.at(-1)).toEqual({ subject: 'Stella is waiting for you on Confida' })
  })

  it('needs a token', async () => {
    expect((await api.call('POST', '/api/companions/create', { body: draft() })).status).toBe(401)
  })

  it('stops at three, also when asked many times at once', async () => {
    const answers = await callWhileLocked(
      api,
      lockTable('companions'),
      Array.from({ length: 6 }, () => () => create()),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    const refused = answers.find(({ status }) => status === 400)
    expect(refused?.body.code).toBe('partner_limit')
    expect(refused?.body.detail).toContain('limite massimo di 3 partner')
    const { body } = await api.call('GET', '/api/companions', { token: owner.token })
    expect(body).toHaveLength(3)
  })

  longTest(
    'is possible sixty times an hour, as each is told by mail; what is refused does not count',
    async () => {
      const { token } = owner
      for (let count = 0; count < 3; count++) await create()
      for (let count = 0; count < 60; count++) expect((await create()).body.code).toBe('partner_limit')
      const remove = async () => {
        const [{ id }] = (await api.call('GET', '/api/companions', { token })).body
        await api.call('DELETE', `/api/companions/${id}`, { token })
      }
      for (let count = 3; count < 60; count++) {
        await remove()
        expect((await create()).status).toBe(201)
      }
      await remove()
      expect((await create()).body.code).toBe('rate_limited')
      expect((await create({}, other.token)).status).toBe(201)
    },
  )

  it('has no limit for administrators', async () => {
    const admin = await createAdmin(api)
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({}, admin.token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
  })
})

describe('reading companions', () => {
  it('lists the own ones by name without case', async () => {
    for (const name of ['zoe', 'Élodie', 'anna']) await create({ name })
    await create({ name: 'Altra' }, other.token)
    const { status, body } = await api.call('GET', '/api/companions', { token: owner.token })
    expect(status).toBe(200)
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['anna', 'Élodie', 'zoe'])
    expect((await api.call('GET', '/api/companions')).status).toBe(401)
  })

  it('lists those of one name in the order in which they were made', async () => {
    const ids: string[] = []
    for (const name of ['Luna', 'luna', 'Luna']) ids.push((await create({ name })).body.id)
    const setTimes = {
      name: '',
      text: `update companions set created_at = now() + array_position($1::uuid[], id) * interval '1 minute'
             where id = any($1)`,
    }
    // Both ways, as one of them may be the database's own.
    for (const order of [ids, ids.toReversed()]) {
      await api.database.rows(setTimes, [order])
      const { body } = await api.call('GET', '/api/companions', { token: owner.token })
      expect(body.map(({ id }: { id: string }) => id)).toEqual(order)
    }
  })

  it("answers another person's, an unknown and a malformed id alike", async () => {
    const { id } = (await create()).body
    const own = await api.call('GET', `/api/companions/${id}`, { token: owner.token })
    expect(own.body.id).toBe(id)
    const others = await api.call('GET', `/api/companions/${id}`, { token: other.token })
    const unknown = await api.call('GET', `/api/companions/${crypto.randomUUID()}`, { token: owner.token })
    const malformed = await api.call('GET', '/api/companions/abc', { token: owner.token })
    expect([others.status, unknown.status, malformed.status]).toEqual([404, 404, 404])
    expect(new Set([others.text, unknown.text, malformed.text]).size).toBe(1)
    expect((await api.call('GET', `/api/companions/${id}`)).status).toBe(401)
  })
})

describe('updating a companion', () => {
  it('replaces its choices', async () => {
    const { id } = (await create()).body
    const path = `/api/companions/${id}`
    const body = draft({ name: 'Stella', gender: 'neutro', interests: ['arte'] })
    const answer = await api.call('PUT', path, { token: owner.token, body })
    expect(answer.status).toBe(200)
    const stored = await api.call('GET', path, { token: owner.token })
    expect(stored.body).toEqual(answer.body)
    expect(stored.body).toMatchObject({ name: 'Stella', gender: 'neutro', interests: ['arte'] })
  })

  it('refuses invalid choices, visitors and other people', async () => {
    const { id } = (await create()).body
    const path = `/api/companions/${id}`
    const invalid = await api.call('PUT', path, { token: owner.token, body: draft({ gender: 'x' }) })
    expect(invalid.status).toBe(400)
    expect((await api.call('PUT', path, { body: draft() })).status).toBe(401)
    const foreign = await api.call('PUT', path, { token: other.token, body: draft({ name: 'Rubata' }) })
    expect(foreign).toMatchObject({ status: 404, body: { code: 'companion_not_found' } })
    expect((await api.call('GET', path, { token: owner.token })).body.name).toBe('Luna')
  })
})

describe('the portrait of a companion', () => {
  const portrait = {
    hair: 'curly',
    hair_colour: 'red',
    skin: 'tan',
    expression: 'wink',
    background: 'green',
  }

  it('stands beside the letter, which stays the picture of who has none', async () => {
    const { body: plain } = await create()
    expect(plain).toMatchObject({ portrait: null, portrait_url: null })
    const { body: drawn } = await create({ portrait: { ...portrait, svg: '<script>' } })
    expect(drawn.portrait).toEqual(portrait)
    expect(drawn.avatar_url).toBe(plain.avatar_url)
    expect(decodeURIComponent(drawn.portrait_url)).toMatch(/^data:image\/svg\+xml,<svg (?!.*script)/)
  })

  it('stays where a change does not name it, and gives way to the letter', async () => {
    const { token } = owner
    const { id } = (await create({ portrait })).body
    const path = `/api/companions/${id}`
    const renamed = await api.call('PUT', path, { token, body: draft({ name: 'Stella' }) })
    expect(renamed.body).toMatchObject({ name: 'Stella', portrait })
    const changed = { ...portrait, hair: 'none' }
    await api.call('PUT', path, { token, body: draft({ portrait: changed }) })
    expect((await api.call('GET', path, { token })).body.portrait).toEqual(changed)
    await api.call('PUT', path, { token, body: draft({ portrait: null }) })
    expect((await api.call('GET', path, { token })).body).toMatchObject({
      portrait: null,
      portrait_url: null,
    })
  })

  it.each([
    ['an unknown choice', { ...portrait, hair: '"/><script>' }],
    ['a missing one', { ...portrait, skin: undefined }],
    ['markup', '<svg/>'],
  ])('is refused with %s', async (_, wrong) => {
    expect(await create({ portrait: wrong })).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })
})

describe('deleting a companion', () => {
  it('is possible once and for the owner only', async () => {
    const { id } = (await create()).body
    const path = `/api/companions/${id}`
    expect((await api.call('DELETE', path, { token: other.token })).status).toBe(404)
    expect((await api.call('DELETE', path)).status).toBe(401)
    const { status, body } = await api.call('DELETE', path, { token: owner.token })
    expect(status).toBe(200)
    expect(body.success).toBe(true)
    expect((await api.call('DELETE', path, { token: owner.token })).status).toBe(404)
    expect((await create()).status).toBe(201)
  })
})
