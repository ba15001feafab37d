import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createCompanion,
  openEventStream,
  registerUser,
  runJob,
  startConversation,
  startTestApi,
  type TestApi,
} from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { statement } from '../../platform/database/statement.ts'

let api: TestApi
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'confida-care-'))
  api = await startTestApi({ config: { dataDir } })
})
afterAll(async () => {
  await api?.close()
  await rm(dataDir, { recursive: true, force: true })
})

const RISKY = 'Non ce la faccio più, voglio farla finita'
const eventCounts = statement(
  'testing.care-events',
  'select language, count from care_events order by language',
)

async function chatter(phone?: string) {
  const user = await registerUser(api, phone ? { phone } : {})
  const companionId = await createCompanion(api, user)
  const path = `/api/chat/${await startConversation(api, user, companionId)}/send`
  const { token } = user
  const messages = `/api/companions/${companionId}/messages`
  return {
    history: (language = 'it') =>
      api.call('GET', messages, { token, headers: { 'accept-language': language } }),
    send: (body: object, headers = {}) => api.call('POST', path, { token, body, headers }),
    stream: async (body: object) => (await openEventStream(api.origin, path, { token, body })).rest(),
  }
}

const phones = (care: { help_lines: { phone?: string }[] }) => care.help_lines.map(({ phone }) => phone)

it("answers the lines of the phone's country with the reply, whatever the language", async () => {
  const { send } = await chatter('+41 791234567')
  const { status, body } = await send({ message: RISKY, language: 'de' }, { 'accept-language': 'fr-FR' })
  expect(status).toBe(200)
  expect(body.message.length).toBeGreaterThan(0)
  expect(body.care.help_lines).toEqual([
    expect.objectContaining({ country: 'CH', phone: '143' }),
    { country: 'CH', name: 'Notruf', phone: '112' },
    { country: '001', name: 'Find A Helpline', url: 'https://findahelpline.com' },
  ])
})

it('streams them before the reply, and again at its end', async () => {
  const { stream } = await chatter('+39 3331234567')
  const events = await stream({ message: RISKY })
  expect(events[0]?.event).toBe('care')
  expect(events[1]?.event).toBe('delta')
  expect(phones(events[0]?.data)).toEqual(['112', '02 2327 2327', undefined])
  expect(events.at(-1)?.data.care).toEqual(events[0]?.data)
})

it('gives them to a retry as well', async () => {
  const { send, stream } = await chatter()
  const body = { message: RISKY, client_id: crypto.randomUUID() }
  const first = await send(body)
  expect((await send(body)).body).toEqual(first.body)
  expect((await stream(body)).map(({ event }) => event)).toEqual(['care', 'delta', 'done'])
})

it('keeps them with the message that called for them, in the language of whoever reads', async () => {
  const { send, history } = await chatter('+39 3331234567')
  await send({ message: 'Ciao' })
  const { care } = (await send({ message: RISKY })).body
  const stored = (await history()).body
  expect(stored.map((message: { care?: unknown }) => message.care)).toEqual([
    undefined,
    undefined,
    care,
    undefined,
  ])
  const arabic = (await history('ar')).body[2].care
  expect(phones(arabic)).toEqual(phones(care))
  expect(arabic).not.toEqual(care)
})

it('goes by the browser where there is no phone, and knows lines for everybody', async () => {
  const { send, history } = await chatter()
  const of = async (language: string) =>
    phones((await send({ message: RISKY, language: 'en' }, { 'accept-language': language })).body.care)
  expect(await of('en-GB,en')).toEqual(['116 123', '999', undefined])
  expect(await of('en')).toEqual(['112', '988', undefined])
  expect(await of('pt-BR')).toEqual(['112', '988', undefined])
  const [stored] = (await history('en-GB')).body
  expect(phones(stored.care)).toEqual(['116 123', '999', undefined])
})

it('leaves ordinary messages alone', async () => {
  const { send, stream } = await chatter()
  expect((await send({ message: 'Muoio dal ridere' })).body).not.toHaveProperty('care')
  const events = await stream({ message: 'Oggi sono stanca morta' })
  expect(events.some(({ event }) => event === 'care')).toBe(false)
  expect(events.at(-1)?.data).not.toHaveProperty('care')
})

it('counts days and languages, nothing else, and no retry', async () => {
  const before = await api.database.rows<{ language: string; count: number }>(eventCounts)
  const { send } = await chatter()
  const body = { message: RISKY, language: 'ar', client_id: crypto.randomUUID() }
  await send(body)
  await send(body)
  await send({ message: 'Ciao', language: 'ar' })
  const after = await api.database.rows<{ language: string; count: number }>(eventCounts)
  expect(before.some(({ language }) => language === 'ar')).toBe(false)
  expect(after.find(({ language }) => language === 'ar')?.count).toBe(1)
})

it("takes the operator's lines from DATA_DIR, and its own again when that file is broken", async () => {
  const { send } = await chatter('+39 3331234567')
  const file = join(dataDir, 'help-lines.json')
  const line = { country: 'IT', name: 'Linea locale', phone: '800 000 000' }
  const origin = { source: 'https://example.org', date: '2026-01-31' }
  await writeFile(file, JSON.stringify([{ ...line, ...origin }]))
  expect((await send({ message: RISKY })).body.care.help_lines).toEqual([line])
  await writeFile(file, '[{ "country": "Italy" }]')
  expect(phones((await send({ message: RISKY })).body.care)).toContain('02 2327 2327')
  await rm(file)
})

const monthCounts = statement(
  'testing.care-months',
  'select dimension, value, count, people from care_month_totals order by dimension, value',
)

it('counts the month by country and by language, people apart from cards, a guessed country not at all', async () => {
  await api.database.rows(statement('', 'delete from care_month_totals'))
  await api.database.rows(statement('', 'delete from care_month_people'))
  const [swiss, british, nowhere] = [await chatter('+41 791234567'), await chatter(), await chatter()]
  await swiss.send({ message: RISKY, language: 'de' })
  await swiss.send({ message: RISKY, language: 'it' })
  await british.send({ message: RISKY, language: 'it' }, { 'accept-language': 'en-GB' })
  await nowhere.send({ message: RISKY, language: 'it' }, { 'accept-language': 'it-XX' })
  expect(await api.database.rows(monthCounts)).toEqual([
    { dimension: 'country', value: '', count: 1, people: 1 },
    { dimension: 'country', value: 'CH', count: 2, people: 1 },
    { dimension: 'country', value: 'GB', count: 1, people: 1 },
    { dimension: 'language', value: 'de', count: 1, people: 1 },
    { dimension: 'language', value: 'it', count: 3, people: 3 },
  ])
})

it('forgets whom it has counted once the month is over, and keeps the counts', async () => {
  const { send } = await chatter()
  await send({ message: RISKY })
  await runJob(api, 'records.cleanup')
  const people = statement('', 'select count(*)::int as count from care_month_people')
  expect((await api.database.row<{ count: number }>(people))?.count).toBeGreaterThan(0)
  await api.database.rows(statement('', "update care_month_people set month = month - interval '1 month'"))
  await runJob(api, 'records.cleanup')
  expect(await api.database.row(people)).toEqual({ count: 0 })
  expect(await api.database.rows(monthCounts)).not.toEqual([])
})
