import {
  callWhileLocked,
  createAdmin,
  createCompanion,
  lockTable,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { companionFilePreview } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { readPngTexts } from './cards/png-texts.ts'
import { aCard, pngOf, sendFile, someChoices } from './companion-file.fixture.ts'

let api: TestApi
let owner: TestUser
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  owner = await registerUser(api)
})

const preview = (content: string | Uint8Array, { token } = owner) =>
  sendFile(api, '/api/companions/import/preview', content, { token })

const importFile = (content: string | Uint8Array, choices: unknown = someChoices(), { token } = owner) =>
  sendFile(api, '/api/companions/import', content, { token, choices })

const list = async () => (await api.call('GET', '/api/companions', { token: owner.token })).body

async function exportCard(id: string, format: string, { token } = owner) {
  const response = await fetch(`${api.origin}/api/companions/${id}/card?format=${format}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

const cardIn = (png: Buffer, keyword: string) =>
  JSON.parse(Buffer.from(readPngTexts(png).get(keyword) ?? '', 'base64').toString())

describe('the preview of a card', () => {
  it('tells what was understood and what it says, and makes nothing', async () => {
    for (const file of [JSON.stringify(aCard()), await pngOf(aCard()), await pngOf(aCard(), 'ccv3')]) {
      const { status, body } = await preview(file)
      expect(status).toBe(200)
      expect(companionFilePreview.parse(body)).toEqual(body)
      expect(body.choices).toEqual({
        name: 'Serafina',
        gender: 'femminile',
        personality: { type: 'dolce' },
        communication_style: 'poetico',
        relationship_approach: 'romantico',
        interests: ['musica', 'viaggi'],
      })
      expect(body.card).toMatchObject({ creator: 'somebody', lorebook_entries: 1 })
      expect(body.card.texts[0]).toEqual({ part: 'description', text: aCard().data.description })
    }
    expect(await list()).toEqual([])
  })

  it('reads a card of the first version', async () => {
    const { body } = await preview(
      JSON.stringify({ name: 'Aqua', description: 'A funny girl', avatar: 'none' }),
    )
    expect(body.choices).toMatchObject({
      name: 'Aqua',
      gender: 'femminile',
      personality: { type: 'giocosa' },
    })
  })

  it('prefers the later version of a picture that holds two', async () => {
    const old = await pngOf(aCard({ name: 'Old' }))
    const { body } = await preview(
      Buffer.concat([old.subarray(0, -12), (await pngOf(aCard({ name: 'New' }), 'ccv3')).subarray(8)]),
    )
    expect(body.choices?.name ?? body.code).toBe('New')
  })

  it('needs a token', async () => {
    expect((await sendFile(api, '/api/companions/import/preview', '{}')).status).toBe(401)
    expect((await sendFile(api, '/api/companions/import', '{}')).status).toBe(401)
  })

  longTest('is possible 120 times an hour, together with imports', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 121; count++) statuses.push((await preview('{}')).status)
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([400]))
    expect(statuses[120]).toBe(429)
  })
})

describe('an import of a card', () => {
  it('makes the companion that the person has chosen', async () => {
    const { status, body } = await importFile(
      await pngOf(aCard()),
      someChoices({ name: 'Sera', gender: 'neutro' }),
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Sera', gender: 'neutro', personality: { type: 'dolce' } })
    expect(await list()).toEqual([body])
  })

  it.each([
    ['a missing choice', someChoices({ gender: undefined }), 'gender'],
    ['a name with a link', someChoices({ name: 'www.evil.example' }), 'name'],
    ['none', undefined, 'name'],
  ])('is refused with %s, and says so at the field', async (_, choices, field) => {
    const { status, body } = await sendFile(api, '/api/companions/import', await pngOf(aCard()), {
      token: owner.token,
      choices,
    })
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.fields).toHaveProperty([field])
    expect(await list()).toEqual([])
  })

  it('stops at three companions, also when asked many times at once', async () => {
    const file = JSON.stringify(aCard())
    const answers = await callWhileLocked(
      api,
      lockTable('companions'),
      Array.from({ length: 5 }, () => () => importFile(file)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 400, 400])
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('partner_limit')
    expect(await list()).toHaveLength(3)
    const admin = await createAdmin(api)
    for (let count = 0; count < 4; count++)
      expect((await importFile(file, someChoices(), admin)).status).toBe(201)
  })

  it.each([
    ['description', 'A schoolgirl, 15 years old'],
    ['personality', 'una ragazzina di 14 anni'],
    ['scenario', 'Sie ist ein Mädchen und 16 Jahre alt'],
    ['description', '[Name: Serafina]\n[Age: 16]'],
    ['description', 'Serafina is 16.'],
    ['mes_example', '<START>\n{{char}}: I am 13 years old'],
    ['alternate_greetings', ['Ciao', 'A 15-year-old girl smiles at you']],
    ['group_only_greetings', ['A 15-year-old girl smiles at you']],
    ['character_book', { entries: [null, { keys: ['age'], content: '{{char}} is 13 years old.' }] }],
  ])('is refused where its %s speaks of a minor', async (part, text) => {
    const card = JSON.stringify(aCard({ [part]: text }))
    for (const answer of [await preview(card), await importFile(card)])
      expect([answer.status, answer.body.code]).toEqual([400, 'import_minor'])
    expect(await list()).toEqual([])
  })

  it('takes a grown-up for one', async () => {
    const description =
      'A woman of 31. All characters are adults. She works as a teacher and has been to school in Rome.'
    const character_book = { entries: [{ content: 'The children of the village fear the forest.' }, 'x'] }
    expect((await preview(JSON.stringify(aCard({ description, character_book })))).status).toBe(200)
  })
})

describe('an export of a card', () => {
  it('gives back all that the card held, in every form', async () => {
    const card = aCard()
    const { id } = (await importFile(JSON.stringify(card), someChoices({ name: 'Sera' }))).body
    const { name: _, ...choices } = someChoices()
    const confida = expect.objectContaining({ ...choices, personality: { type: choices.personality.type } })
    const { character_book, alternate_greetings, system_prompt } = card.data
    const expected = {
      ...card,
      data: { ...card.data, name: 'Sera', extensions: { ...card.data.extensions, confida } },
    }
    const v2 = JSON.parse((await exportCard(id, 'v2')).bytes.toString())
    expect(v2).toEqual(expected)
    const v3 = JSON.parse((await exportCard(id, 'v3')).bytes.toString())
    expect(v3).toMatchObject({ spec: 'chara_card_v3', spec_version: '3.0', talkativeness: '0.5' })
    expect(v3.data).toMatchObject({
      character_book,
      alternate_greetings,
      system_prompt,
      group_only_greetings: [],
    })
    const { response, bytes } = await exportCard(id, 'png')
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="card.png"')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 400, height: 600 })
    expect([cardIn(bytes, 'chara'), cardIn(bytes, 'ccv3')]).toEqual([v2, v3])
  })

  it('is the same after it was imported once more', async () => {
    const first = (await importFile(JSON.stringify(aCard()))).body
    const { bytes } = await exportCard(first.id, 'png')
    const understood = (await preview(bytes)).body.choices
    expect(understood).toEqual(someChoices())
    const second = (await importFile(bytes, understood)).body
    const again = (await exportCard(second.id, 'png')).bytes
    expect(readPngTexts(again).get('ccv3')).toBe(readPngTexts(bytes).get('ccv3'))
  })

  it('keeps what would be a prototype, a NUL and half a letter, and is none the worse for them', async () => {
    const json = JSON.stringify(aCard()).replace(
      '"talkativeness"',
      '"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"half":"\\ud800","nul":"\\u0000","talkativeness"',
    )
    const { id } = (await importFile(json)).body
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    const text = (await exportCard(id, 'v2')).bytes.toString()
    expect(JSON.stringify(JSON.parse(text))).toContain(
      '"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"half":"\\ud800","nul":"\\u0000"',
    )
  })

  it('holds a card made of the choices, and neither memories nor messages', async () => {
    const { token } = owner
    const id = await createCompanion(api, owner)
    const session = (await api.call('POST', '/api/chat/start', { token, body: { companion_id: id } })).body
    const message = 'Mi chiamo Ermenegildo'
    await api.call('POST', `/api/chat/${session.session_id}/send`, { token, body: { message } })
    await api.call('POST', `/api/companions/${id}/memories`, { token, body: { text: 'Segretissimo' } })
    for (const format of ['v2', 'v3', 'png']) {
      const { bytes } = await exportCard(id, format)
      const text =
        format === 'png' ? JSON.stringify([cardIn(bytes, 'chara'), cardIn(bytes, 'ccv3')]) : bytes.toString()
      expect(text).toContain('Luna')
      expect(text).toContain('Romantic')
      expect(text).not.toMatch(/Ermenegildo|Segretissimo|Anna Rossi|@example/)
    }
  })

  it('shows the portrait and holds what it is drawn from', async () => {
    const { token } = owner
    const portrait = {
      hair: 'bob',
      hair_colour: 'blue',
      skin: 'light',
      expression: 'calm',
      background: 'red',
    }
    const body = { ...someChoices(), portrait }
    const { id } = (await api.call('POST', '/api/companions/create', { token, body })).body
    const { bytes } = await exportCard(id, 'png')
    const { data } = await sharp(bytes)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data]).toEqual([0xa6, 0x3d, 0x40])
    const preview = await sendFile(api, '/api/companions/import/preview', bytes, { token })
    expect(preview.body.choices.portrait).toEqual(portrait)
  })

  it('is for the owner alone', async () => {
    const { id } = (await importFile(JSON.stringify(aCard()))).body
    const other = await registerUser(api)
    expect((await exportCard(id, 'png', other)).response.status).toBe(404)
    expect((await api.call('GET', `/api/companions/${id}/card`)).status).toBe(401)
    expect(
      (await api.call('GET', `/api/companions/${id}/card?format=x`, { token: owner.token })).status,
    ).toBe(400)
  })

  it('is gone with the companion', async () => {
    const { id } = (await importFile(JSON.stringify(aCard()))).body
    await api.call('DELETE', `/api/companions/${id}`, { token: owner.token })
    const count = { name: '', text: 'select 1 from companion_cards where companion_id = $1' }
    expect(await api.database.rows(count, [id])).toEqual([])
  })
})
