import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { BACKUP_MESSAGES_MAX, companionBackup, MEMORIES_BY_HAND_MAX } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { aCard, sendFile, someChoices } from '../companion-file.fixture.ts'

const dataDir = join(tmpdir(), `confida-backups-${crypto.randomUUID()}`)
let api: TestApi
let owner: TestUser
beforeAll(async () => {
  api = await startTestApi({ config: { dataDir } })
})
afterAll(async () => {
  await api?.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  owner = await registerUser(api)
})

const call = (method: string, path: string, body?: unknown, { token } = owner) =>
  api.call(method, path, { token, ...(body === undefined ? {} : { body }) })
const run = (text: string, values: unknown[]) => api.database.rows({ name: '', text }, values)
const importFile = (content: string, choices: unknown = someChoices(), { token } = owner) =>
  sendFile(api, '/api/companions/import', content, { token, choices })
const exportText = async (id: string, user = owner) =>
  (await call('GET', `/api/companions/${id}/export`, undefined, user)).text

const aPortrait = {
  hair: 'bun',
  hair_colour: 'grey',
  skin: 'dark',
  expression: 'laugh',
  background: 'amber',
}

/** A companion with everything that one can have. */
async function liveLong(): Promise<string> {
  const { id } = (await importFile(JSON.stringify(aCard()))).body
  await run('update companions set portrait = $2 where id = $1', [id, aPortrait])
  const { session_id } = (await call('POST', '/api/chat/start', { companion_id: id })).body
  const send = async (message: string, replaces?: string) =>
    (await call('POST', `/api/chat/${session_id}/send`, { message, replaces, language: 'it' })).body
  for (const message of ['Mi chiamo Luca e vivo a Torino', 'Ho un cane, Fido']) await send(message)
  // Another reply, then another message in the place of both.
  const { user_message_id } = await send('Mi sento solo')
  await send('Mi sento solo', user_message_id)
  await send('Voglio morire', user_message_id)
  const memories = `/api/companions/${id}/memories`
  await call('POST', memories, { text: 'Il mio colore è il verde', pinned: true })
  const gone = (await call('POST', memories, { text: 'Una cosa da dimenticare' })).body
  await call('POST', `${memories}/${gone.id}/exclude`)
  await run(
    `insert into conversation_summaries (owner_id, companion_id, text, last_seq)
     select $1, $2, 'Abbiamo parlato di Torino.', min(seq) from messages where companion_id = $2`,
    [owner.id, id],
  )
  await run(
    `update messages set is_incomplete = true, is_replaced = true where seq = (
       select max(seq) from messages where companion_id = $1 and role = 'assistant')`,
    [id],
  )
  return id
}

/** Each id by its place in the file, and no time of export. */
function withoutIds(text: string): unknown {
  const ids: string[] = []
  const named = text.replace(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, (id) => {
    if (!ids.includes(id)) ids.push(id)
    return `id ${ids.indexOf(id)}`
  })
  return { ...JSON.parse(named), exported_at: '' }
}

const aBackup = (parts: object = {}) => ({
  format: 'confida-partner',
  version: 1,
  exported_at: '2026-01-01T00:00:00.000Z',
  partner: someChoices(),
  card: null,
  conversation: null,
  memories: [],
  memory_exclusions: [],
  summary: null,
  ...parts,
})
const aMessage = (parts: object = {}) => ({
  id: crypto.randomUUID(),
  role: 'user',
  content: 'Ciao',
  timestamp: '2026-01-01T10:00:00.000Z',
  ...parts,
})
const aMemory = (parts: object = {}) => ({
  id: crypto.randomUUID(),
  kind: 'name',
  key: 'name',
  value: 'Luca',
  text: 'Ti chiami Luca',
  pinned: false,
  message_id: null,
  created_at: '2026-01-01T10:00:00.000Z',
  told_at: '2026-01-01T10:00:00.000Z',
  ...parts,
})
const talk = (messages: unknown[], parts: object = {}) =>
  JSON.stringify(aBackup({ conversation: { greeting: null, greeted_at: null, messages }, ...parts }))
const history = async (id: string) => (await call('GET', `/api/companions/${id}/messages`)).body

describe('the file of a whole companion', () => {
  it('gives the same companion elsewhere, and the same file again', async () => {
    const id = await liveLong()
    const text = await exportText(id)
    const file = companionBackup.parse(JSON.parse(text))
    expect(file.conversation?.messages).toHaveLength(6)
    expect(file.conversation?.kept.map((line) => line.map(({ content }) => content)[0])).toContain(
      'Mi sento solo',
    )
    expect(file.conversation?.greeting).toEqual(expect.any(String))
    expect(file.conversation?.messages.filter(({ needs_care }) => needs_care)).toHaveLength(1)
    expect(file.conversation?.messages.at(-1)).toMatchObject({
      replaced: true,
      incomplete: true,
      engine: 'builtin',
    })
    expect(file.memories.map(({ pinned }) => pinned)).toContain(true)
    expect(file.memories.some(({ message_id }) => message_id === file.conversation?.messages[0]?.id)).toBe(
      true,
    )
    expect(file.memory_exclusions).toMatchObject([{ text: 'Una cosa da dimenticare' }])
    expect(file.summary).toMatchObject({
      text: 'Abbiamo parlato di Torino.',
      up_to: file.conversation?.messages[0]?.id,
    })
    expect(file.partner.portrait).toEqual(aPortrait)
    expect(file.card).toMatchObject({ talkativeness: '0.5' })

    const other = await registerUser(api)
    const preview = await sendFile(api, '/api/companions/import/preview', text, { token: other.token })
    expect(preview.body).toMatchObject({
      choices: file.partner,
      card: { lorebook_entries: 1 },
      contents: { messages: 6, memories: file.memories.length, exclusions: 1, has_summary: true },
    })
    const imported = (await importFile(text, preview.body.choices, other)).body
    const again = await exportText(imported.id, other)
    expect(withoutIds(again)).toEqual(withoutIds(text))
    // In the same account all ids are in use.
    const twin = (await importFile(text, preview.body.choices)).body
    expect(withoutIds(await exportText(twin.id))).toEqual(withoutIds(text))
    const ids = (await history(twin.id)).map((message: { id: string }) => message.id)
    expect(ids).not.toContain(file.conversation?.messages[0]?.id)
  })

  it('leaves out no column of what it holds without saying so', async () => {
    const left = {
      companions: ['owner_id', 'id', 'created_at', 'updated_at'],
      conversations: ['owner_id', 'id', 'companion_id', 'created_at'],
      // The id under which a browser sent it.
      messages: ['owner_id', 'companion_id', 'seq', 'client_id'],
      memories: ['owner_id', 'companion_id', 'updated_at'],
      memory_exclusions: ['owner_id', 'companion_id', 'id'],
      conversation_summaries: ['owner_id', 'companion_id'],
    }
    const held = {
      companions: [
        'communication_style',
        'gender',
        'interests',
        'name',
        'personality_type',
        'portrait',
        'relationship_approach',
      ],
      conversations: ['greeted_at', 'greeting'],
      messages: [
        'content',
        'created_at',
        'engine',
        'id',
        'is_incomplete',
        'is_replaced',
        'memories_used',
        'model',
        'needs_care',
        'prompt_version',
        'reply_to',
        'retracted_keys',
        'role',
        'versions',
      ],
      memories: ['created_at', 'id', 'key', 'kind', 'message_id', 'pinned', 'text', 'told_at', 'value'],
      memory_exclusions: ['created_at', 'key', 'kind', 'text', 'value'],
      conversation_summaries: ['last_seq', 'text', 'updated_at'],
    }
    for (const [table, columns] of Object.entries(left)) {
      const rows = await run('select column_name from information_schema.columns where table_name = $1', [
        table,
      ])
      const names = rows
        .map(({ column_name }) => column_name as string)
        .filter((name) => !columns.includes(name))
      expect({ table, names: names.sort() }).toEqual({ table, names: held[table as keyof typeof held] })
    }
  })

  it('is for the owner alone', async () => {
    const id = await liveLong()
    const other = await registerUser(api)
    expect((await call('GET', `/api/companions/${id}/export`, undefined, other)).status).toBe(404)
    expect((await api.call('GET', `/api/companions/${id}/export`)).status).toBe(401)
  })

  it('is written down as a download of data', async () => {
    await exportText(await liveLong())
    expect(await run('select event from security_log where user_id = $1', [owner.id])).toEqual([
      { event: 'account.export' },
    ])
  })
})

describe('an imported conversation', () => {
  it('goes on from each of its versions', async () => {
    const text = await exportText(await liveLong())
    const other = await registerUser(api)
    const { id } = (await importFile(text, someChoices(), other)).body
    const { session_id } = (await call('POST', '/api/chat/start', { companion_id: id }, other)).body
    const messages = () =>
      call('GET', `/api/companions/${id}/messages`, undefined, other).then(({ body }) => body)
    const edited = (await messages())[4]
    expect(edited).toMatchObject({ content: 'Voglio morire', versions: [expect.any(String), edited.id] })
    const choice = { message_id: edited.id, version_id: edited.versions[0], language: 'it' }
    const chosen = await call('POST', `/api/chat/${session_id}/versions`, choice, other)
    expect(chosen.status).toBe(200)
    expect((await messages()).slice(4)).toMatchObject([
      { content: 'Mi sento solo' },
      { versions: [expect.any(String), expect.any(String)] },
    ])
  })

  it('goes on with a reply that is cut and does not say what it answers', async () => {
    const cut = aMessage({ role: 'assistant', content: 'I once knew a man who', incomplete: true })
    const { id } = (await importFile(talk([aMessage(), cut]))).body
    const { session_id } = (await call('POST', '/api/chat/start', { companion_id: id })).body
    const [question, begun] = await history(id)
    const goOn = { message_id: begun.id, language: 'en' }
    expect(await call('POST', `/api/chat/${session_id}/continue`, goOn)).toMatchObject({
      status: 200,
      body: { message_id: begun.id, user_message_id: question.id },
    })
  })

  it('has no version that its file does not hold, and none of two in one place', async () => {
    const [own, again, gone] = [aMessage(), aMessage({ content: 'Ciao ciao' }), crypto.randomUUID()]
    const versions = [gone, own.id, again.id]
    const kept = [[again, { ...own }], [again], [again]]
    const conversation = { greeting: null, greeted_at: null, messages: [{ ...own, versions }], kept }
    const { id } = (await importFile(JSON.stringify(aBackup({ conversation })))).body
    const file = JSON.parse(await exportText(id)).conversation
    expect(file.messages[0].versions).toEqual([file.messages[0].id, file.kept[0][0].id])
    expect(file.kept.map((line: { content: string }[]) => line.map(({ content }) => content))).toEqual([
      ['Ciao ciao'],
    ])
  })

  it('checks what was said in versions too', async () => {
    const own = aMessage()
    const kept = [[aMessage({ role: 'assistant', content: 'Sono una persona vera, davvero.' })]]
    const conversation = { greeting: null, greeted_at: null, messages: [own], kept }
    const { id } = (await importFile(JSON.stringify(aBackup({ conversation })))).body
    expect(JSON.parse(await exportText(id)).conversation.kept[0][0]).toMatchObject({ replaced: true })
  })

  longTest('keeps its order over many parts, and goes on', async () => {
    const messages = Array.from({ length: 2_500 }, (_, at) =>
      aMessage({ role: at % 2 ? 'assistant' : 'user', content: `Frase numero ${at}` }),
    )
    const { id } = (await importFile(talk(messages))).body
    const file = JSON.parse(await exportText(id))
    expect(file.conversation.messages.map(({ content }: { content: string }) => content)).toEqual(
      messages.map(({ content }) => content),
    )
    const { session_id } = (await call('POST', '/api/chat/start', { companion_id: id })).body
    const sent = await call('POST', `/api/chat/${session_id}/send`, { message: 'Eccomi', language: 'it' })
    expect(sent.status).toBe(200)
    expect((await history(id)).at(-2).content).toBe('Eccomi')
  })

  it('holds no sentence that no companion may say, and says so', async () => {
    const messages = [
      aMessage({ content: 'Are you human?' }),
      aMessage({ role: 'assistant', content: 'What a question. I am a real person. Let us meet.' }),
      aMessage({ role: 'assistant', content: 'I am a program, as you know.' }),
    ]
    const { id } = (await importFile(talk(messages))).body
    const [, replaced, kept] = await history(id)
    expect(replaced.content).toMatch(/^What a question\. .*program/)
    expect(replaced.content).not.toMatch(/real person|meet/)
    expect(replaced.replaced).toBe(true)
    expect(kept).toMatchObject({ content: 'I am a program, as you know.' })
    expect(kept.replaced).toBeUndefined()
  })

  it('greets and sums up without such a sentence too', async () => {
    const conversation = {
      greeting: 'Hello. I am a real person, not a program. Kill yourself.',
      greeted_at: '2026-01-01T10:00:00.000Z',
      messages: [aMessage()],
    }
    const text = 'You spoke of Turin. I am a real person. Kill yourself.'
    const summary = { text, up_to: null, updated_at: '2026-01-01T10:00:00.000Z' }
    const { id } = (await importFile(JSON.stringify(aBackup({ conversation, summary })))).body
    const start = (await call('POST', '/api/chat/start', { companion_id: id })).body
    expect(start.greeting).toBe('Hello. To be honest with you: I’m a program, not a person.')
    const kept = (await call('GET', `/api/companions/${id}/summary`)).body.summary
    expect(kept.text).toBe('You spoke of Turin. To be honest with you: I’m a program, not a person.')
  })

  it('has no date to come, no NUL and no half letter', async () => {
    const before = Date.now()
    const messages = [
      aMessage({ content: 'Ci\u0000ao \ud800!', timestamp: '2999-01-01T00:00:00.000Z' }),
      aMessage({
        content: '__proto__',
        timestamp: '0001-01-01T00:00:00.000Z',
        memories_used: [crypto.randomUUID()],
      }),
    ]
    const memories = [
      aMemory({ text: 'a\u0000b', message_id: crypto.randomUUID() }),
      aMemory({ text: 'twice' }),
    ]
    const { id } = (await importFile(talk(messages, { memories }))).body
    const [first, second] = await history(id)
    expect(first.content).toBe('Ciao \ufffd!')
    expect(Date.parse(first.timestamp)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(first.timestamp)).toBeLessThanOrEqual(Date.now())
    expect(second.timestamp).toBe('1970-01-01T00:00:00.000Z')
    expect((await call('GET', `/api/companions/${id}/memories`)).body).toMatchObject([
      { text: 'ab', message_id: null },
    ])
  })
})

describe('a file that does no harm', () => {
  it.each([
    ['a later version', { version: 2 }, 'import_version'],
    ['a version that is none', { version: 0 }, 'import_unreadable'],
    [
      'messages that are no list',
      { conversation: { greeting: null, greeted_at: null, messages: {} } },
      'import_unreadable',
    ],
    [
      'a role that is none',
      { conversation: { greeting: null, greeted_at: null, messages: [aMessage({ role: 'system' })] } },
      'import_unreadable',
    ],
    [
      'an empty message',
      { conversation: { greeting: null, greeted_at: null, messages: [aMessage({ content: '\u0000' })] } },
      'import_unreadable',
    ],
    [
      'an overlong message',
      {
        conversation: {
          greeting: null,
          greeted_at: null,
          messages: [aMessage({ content: 'x'.repeat(16_001) })],
        },
      },
      'import_unreadable',
    ],
    ['a kind of memory that is none', { memories: [aMemory({ kind: 'spell' })] }, 'import_unreadable'],
    ['a card that is none', { card: { hello: 'world' } }, 'import_unreadable'],
    ['a card of a minor', { card: aCard({ description: 'A schoolgirl, 15 years old' }) }, 'import_minor'],
  ])('with %s is refused, and leaves nothing', async (_, parts, code) => {
    const { status, body } = await importFile(JSON.stringify(aBackup(parts)))
    expect([status, body.code]).toEqual([400, code])
    expect((await call('GET', '/api/companions')).body).toEqual([])
  })

  it('with more memories than a companion takes by hand is complete', async () => {
    const memories = Array.from({ length: MEMORIES_BY_HAND_MAX + 1 }, (_, number) =>
      aMemory({ key: `key:${number}` }),
    )
    const { status, body } = await importFile(JSON.stringify(aBackup({ memories })))
    expect(status).toBe(201)
    expect(JSON.parse(await exportText(body.id)).memories).toHaveLength(MEMORIES_BY_HAND_MAX + 1)
  })

  longTest('with a million messages is refused with the limit', async () => {
    const one = JSON.stringify({ role: 'user', content: '' })
    const file = talk([]).replace('"messages":[]', `"messages":[${`${one},`.repeat(999_999)}${one}]`)
    const { status, body } = await importFile(file)
    expect([status, body.code]).toEqual([400, 'import_too_long'])
    expect(body.detail).toBe(`The conversation is too long: ${BACKUP_MESSAGES_MAX} messages at most.`)
  })

  it('does not go beyond three companions, and fills none of them in vain', async () => {
    for (let count = 0; count < 3; count++)
      expect((await importFile(JSON.stringify(aBackup()))).status).toBe(201)
    expect(await importFile(talk([aMessage()]))).toMatchObject({
      status: 400,
      body: { code: 'partner_limit' },
    })
    expect(await run('select 1 from messages where owner_id = $1', [owner.id])).toEqual([])
  })
})
