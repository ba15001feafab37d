import { registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { BACKUP_MESSAGES_MAX } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { sendFile, someChoices } from '../companion-file.fixture.ts'

let api: TestApi
let owner: TestUser
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  owner = await registerUser(api)
})

const header = { user_name: 'Anna', character_name: 'Serafina', create_date: '2023-6-19 @14h 20m 30s 0ms' }
const said = (mes: string, more: object = {}) => ({ name: 'Anna', is_user: true, mes, ...more })
const replied = (mes: string, more: object = {}) => ({ name: 'Serafina', is_user: false, mes, ...more })
const log = (...lines: unknown[]) => lines.map((line) => JSON.stringify(line)).join('\n')
const send = (path: string, content: string | Uint8Array) =>
  sendFile(api, path, content, { token: owner.token, choices: someChoices() })
const preview = (content: string | Uint8Array) => send('/api/companions/import/preview', content)
const importChat = (content: string | Uint8Array) => send('/api/companions/import', content)
const messagesOf = async (id: string) =>
  (await api.call('GET', `/api/companions/${id}/messages`, { token: owner.token })).body

const chat = log(
  header,
  replied('Hello there', { send_date: 'June 19, 2023 2:20pm' }),
  said('I want to die', { send_date: '2023-6-19 @14h 21m 0s 0ms' }),
  replied('First', { swipes: ['First', 'Second <b>x</b>'], swipe_id: 1, extra: { model: 'x' } }),
  replied('System note', { is_system: true }),
  said('And now?', { send_date: '2999-01-01T00:00:00.000Z' }),
  replied('I am a real person.'),
)

it('tells whose chat it is and how long, and makes nothing', async () => {
  const { status, body } = await preview(chat)
  expect(status).toBe(200)
  expect(body).toEqual({
    choices: { name: 'Serafina', interests: [] },
    card: null,
    contents: { messages: 5, memories: 0, exclusions: 0, has_summary: false },
  })
})

it('keeps names apart, dates, the chosen answer and what needs care', async () => {
  const { status, body } = await importChat(chat)
  expect(status).toBe(201)
  const messages = await messagesOf(body.id)
  expect(messages.map(({ role, content }: { role: string; content: string }) => [role, content])).toEqual([
    ['assistant', 'Hello there'],
    ['user', 'I want to die'],
    ['assistant', 'Second <b>x</b>'],
    ['user', 'And now?'],
    ['assistant', expect.stringMatching(/program, not a person/)],
  ])
  expect(messages[0].timestamp).toBe('2023-06-19T14:20:00.000Z')
  // Without a date of its own it has that of the message before.
  expect(messages[2].timestamp).toBe('2023-06-19T14:21:00.000Z')
  expect(Date.parse(messages[3].timestamp)).toBeLessThanOrEqual(Date.now())
  expect(messages[1].care.help_lines.length).toBeGreaterThan(0)
})

it('has a message that is longer than may be sent answered again', async () => {
  const { id } = (await importChat(log(header, said('I want to die. '.repeat(60)), replied('Hello')))).body
  const { token } = owner
  const start = await api.call('POST', '/api/chat/start', { token, body: { companion_id: id } })
  const [question, rejected] = await messagesOf(id)
  const ask = (body: object) =>
    api.call('POST', `/api/chat/${start.body.session_id}/send`, { token, body: { language: 'en', ...body } })
  const { status, body } = await ask({ replaces: question.id })
  expect([status, body.user_message_id]).toEqual([200, question.id])
  expect(body.care.help_lines.length).toBeGreaterThan(0)
  expect(await messagesOf(id)).toMatchObject([
    { content: question.content },
    { content: body.message, versions: [rejected.id, body.message_id] },
  ])
  for (const replaces of [body.message_id, crypto.randomUUID()])
    expect(await ask({ replaces })).toMatchObject({ status: 404, body: { code: 'message_not_found' } })
})

it('takes a chat without a header, and lines that end as on Windows', async () => {
  const { body } = await preview(`${log(said('Hi'), replied('Hello')).replaceAll('\n', '\r\n')}\r\n\r\n`)
  expect(body).toMatchObject({ choices: { name: 'Serafina' }, contents: { messages: 2 } })
})

it.each([
  ['of today', { chat_metadata: {}, user_name: 'unused', character_name: 'unused' }],
  ['without names', { chat_metadata: { integrity: 'x' } }],
])('takes the name from the messages under a header %s', async (_, unnamed) => {
  const note = replied('Chat started', { name: 'System', is_system: true })
  const { body } = await preview(log(unnamed, note, said('Hi'), replied('Hello')))
  expect(body).toMatchObject({ choices: { name: 'Serafina' }, contents: { messages: 2 } })
})

it('takes a single message', async () => {
  const { body } = await preview(log(replied('Hello')))
  expect(body).toMatchObject({ choices: { name: 'Serafina' }, contents: { messages: 1 } })
})

it.each([
  ['a broken line', `${chat}\n{"name":`],
  ['a line that is no message', log(header, { hello: 'world' })],
  ['invalid UTF-8', Buffer.concat([Buffer.from(`${log(header)}\n`), Buffer.from([0x22, 0xff, 0x22])])],
  ['a deep line', `${log(header)}\n${'['.repeat(1_000)}${']'.repeat(1_000)}`],
])('refuses %s', async (_, content) => {
  expect(await importChat(content)).toMatchObject({ status: 400, body: { code: 'import_unreadable' } })
})

longTest('refuses more messages than a conversation may bring along', async () => {
  const line = JSON.stringify(said('a'))
  const { status, body } = await preview(`${log(header)}\n${`${line}\n`.repeat(BACKUP_MESSAGES_MAX + 1)}`)
  expect([status, body.code]).toEqual([400, 'import_too_long'])
})
