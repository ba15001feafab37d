import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import type { AiEngine, ReplyChunk, ReplyRequest } from '../../platform/ai/ai.port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { MessageRetrievalService } from '../conversations/message-retrieval.service.ts'
import type { OutgoingMessage } from './outgoing-message.ts'
import { ReplyWriter } from './reply-writer.service.ts'

const config = { aiPlaces: { ofProcess: 1, queueMax: 0, waitMs: 0 } }
const source = { model: 'companion-engine' }
const message = { user: { id: 'anna', name: 'Anna' }, text: 'Ciao' } as OutgoingMessage
const retrieve = jest.fn<MessageRetrievalService['retrieve']>()
const retrieval = { retrieve } as unknown as MessageRetrievalService
const input = {
  conversation: {} as never,
  context: { memories: [], newest: [], care_card_at: null },
  askedAt: new Date('2026-01-15T12:00:00Z'),
}
const sink = {
  signal: new AbortController().signal,
  onStart: () => undefined,
  onCare: () => undefined,
  onText: async () => undefined,
}
const writerWith = (reply: (request: ReplyRequest) => AsyncIterable<ReplyChunk>) =>
  new ReplyWriter({ id: 'builtin', source, reply } as unknown as AiEngine, config, retrieval)

afterEach(() => {
  jest.restoreAllMocks()
  retrieve.mockReset()
})

describe('a reply that is left or cut', () => {
  async function writeUntil(fault: Error, text = 'Eccomi. Ti asc') {
    const reader = new AbortController()
    const writer = writerWith(async function* ({ signal }) {
      yield { kind: 'text', text }
      reader.abort(fault)
      signal?.throwIfAborted()
    })
    return writer.write(message, input, { ...sink, signal: reader.signal })
  }

  it.each([new Error('the reader has left'), new AppError('service_unavailable')])(
    'is what was passed on by then, in whole sentences: %s',
    async (fault) => {
      expect(await writeUntil(fault)).toMatchObject({ content: 'Eccomi.', is_incomplete: true })
    },
  )

  it('is none where its session has ended, or nothing was passed on', async () => {
    await expect(writeUntil(new AppError('token_invalid'))).rejects.toMatchObject({ code: 'token_invalid' })
    await expect(writeUntil(new Error('the reader has left'), 'Ecc')).rejects.toThrow('the reader has left')
  })

  it('has what was passed on where the engine fails', async () => {
    const writer = writerWith(async function* () {
      yield { kind: 'text', text: 'Eccomi.' }
      throw new AppError('ai_unavailable')
    })
    expect(await writer.write(message, input, sink)).toMatchObject({
      content: 'Eccomi.',
      is_incomplete: true,
    })
  })

  it('whole though its reader has just left, is whole', async () => {
    const reader = new AbortController()
    const writer = writerWith(async function* () {
      yield { kind: 'text', text: 'Eccomi' }
      reader.abort(new Error('the reader has left'))
      yield { kind: 'end', memoriesUsed: ['1'] }
    })
    expect(await writer.write(message, input, { ...sink, signal: reader.signal })).toMatchObject({
      content: 'Eccomi',
      memories_used: ['1'],
      is_incomplete: false,
    })
  })
})

it('gives up an engine that takes too long', async () => {
  const deadline = new AbortController()
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal)
  const engine = {
    id: 'builtin',
    source,
    // biome-ignore lint/correctness/useYield: it never comes to a word
    reply: async function* ({ signal }: ReplyRequest) {
      deadline.abort()
      signal?.throwIfAborted()
    },
  }
  const writer = new ReplyWriter(engine as unknown as AiEngine, config, retrieval)
  await expect(writer.write(message, input, sink)).rejects.toMatchObject({ code: 'ai_unavailable' })
})

it('takes blanks for no reply', async () => {
  const writer = writerWith(async function* () {
    yield { kind: 'text', text: ' \n' }
    yield { kind: 'end', memoriesUsed: [] }
  })
  await expect(writer.write(message, input, sink)).rejects.toMatchObject({ code: 'ai_unavailable' })
})

describe('what the engine is asked', () => {
  const memory = (text: string, message_id: string | null) => ({ text, message_id })
  /** Newest first, as the repository reads them. */
  const newest = [
    {
      id: '4',
      role: 'assistant',
      content: 'Bene, e tu?',
      created_at: '2026-01-14T12:00:03+00:00',
      retracted_keys: [],
    },
    {
      id: '3',
      role: 'user',
      content: 'Come va?',
      created_at: '2026-01-14T12:00:02+00:00',
      retracted_keys: [],
    },
    {
      id: '2',
      role: 'assistant',
      content: 'Ciao Anna',
      created_at: '2026-01-13T12:00:01+00:00',
      retracted_keys: [],
    },
    { id: '1', role: 'user', content: 'Ciao', created_at: '2026-01-13T12:00:00+00:00', retracted_keys: [] },
  ] as const
  const greeted = { greeting: 'Eccomi', greeted_at: new Date() }
  const turn = (role: string, content: string) => ({ role, content })

  async function ask(
    more: object = {},
    { conversation = {}, turns = newest as readonly object[], id = 'builtin' } = {},
  ) {
    let asked: ReplyRequest | undefined
    const engine = {
      id,
      source,
      reply: async function* (request: ReplyRequest) {
        asked = request
        yield { kind: 'text', text: 'Sì' }
      },
    }
    const context = {
      memories: [memory('di prima', '1'), memory('di ora', '3')],
      newest: [...turns],
      care_card_at: null,
    }
    const known = { ...input, conversation, context } as never
    await new ReplyWriter(engine as unknown as AiEngine, config, retrieval).write(
      { ...message, ...more },
      known,
      sink,
    )
    return asked
  }

  it('is the message, what was said before it, oldest first, and what is remembered', async () => {
    expect(await ask({ language: 'de', timeZone: 'Asia/Tokyo' })).toMatchObject({
      userName: 'Anna',
      language: 'de',
      message: 'Ciao',
      memories: [{ text: 'di prima' }, { text: 'di ora' }],
      history: [...newest].reverse().map(({ role, content }) => turn(role, content)),
      now: '2026-01-15T12:00:00.000Z',
      lastMessageAt: '2026-01-14T12:00:03.000Z',
      timeZone: 'Asia/Tokyo',
      rejected: undefined,
    })
    expect((await ask({ language: 'xx' }))?.language).toBe('it')
  })

  it('leaves out what is replaced, and what only that told', async () => {
    const edited = await ask({ replaces: '3' })
    expect(edited?.history).toEqual([turn('user', 'Ciao'), turn('assistant', 'Ciao Anna')])
    expect(edited?.memories).toMatchObject([{ text: 'di prima' }])
    expect(edited?.rejected).toBeUndefined()
    expect(edited?.lastMessageAt).toBe('2026-01-13T12:00:01.000Z')
    expect((await ask({ replaces: '3', text: 'Come va?' }))?.rejected).toBe('Bene, e tu?')
  })

  it.each(['1', '4', 'unknown'])(
    'is nothing where what is to be replaced is not the last own message (%s)',
    async (replaces) => {
      await expect(ask({ replaces })).rejects.toMatchObject({ code: 'message_not_found' })
    },
  )

  it('is nothing where there is nothing to be replaced', async () => {
    await expect(ask({ replaces: '3' }, { turns: [] })).rejects.toMatchObject({ code: 'message_not_found' })
  })

  describe('in a long conversation', () => {
    const turns = Array.from({ length: 14 }, (_, i) => ({
      seq: 14 - i,
      id: `${14 - i}`,
      role: 'user',
      content: 'Ciao',
      created_at: '2026-01-14T12:00:00+00:00',
      retracted_keys: [],
    }))
    const long = { conversation: { owner_id: 'anna', companion_id: 'luna' }, turns }

    it('is what was said long ago about the same, too', async () => {
      const created_at = new Date('2025-01-01T08:00:00Z')
      const told = { role: 'user' as const, content: 'Marta abita a Parma' }
      retrieve.mockResolvedValue([
        { ...told, seq: 1, id: '1', retracted_keys: ['person:friend'], created_at },
      ])
      const asked = await ask({ text: 'Dove abita Marta?', language: 'it' }, long)
      expect(asked?.retrieved).toEqual([
        { ...told, retracted: ['person:friend'], at: '2025-01-01T08:00:00.000Z' },
      ])
      expect(retrieve).toHaveBeenCalledWith({
        owner_id: 'anna',
        companion_id: 'luna',
        text: 'Dove abita Marta?',
        language: 'it',
        before: 3,
        limit: 12,
      })
      expect((await ask())?.retrieved).toEqual([])
    })

    it('is the rest where that cannot be found', async () => {
      jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
      retrieve.mockRejectedValue(new Error('Marta'))
      expect((await ask({}, long))?.retrieved).toEqual([])
      expect(jest.mocked(Logger.prototype.warn).mock.calls).toEqual([['nothing was retrieved: Error']])
    })
  })

  it('begins with the greeting, for rules alone and as long as there is room', async () => {
    expect((await ask({}, { conversation: greeted }))?.history[0]).toEqual(turn('assistant', 'Eccomi'))
    const firstOf = async (choices: Parameters<typeof ask>[1]) =>
      (await ask({}, choices))?.history[0]?.content
    expect(await firstOf({ conversation: greeted, id: 'endpoint' })).toBe('Ciao')
    expect(await firstOf({ conversation: { ...greeted, greeted_at: null } })).toBe('Ciao')
    expect(await firstOf({ conversation: { ...greeted, greeting: null } })).toBe('Ciao')
    const turns = (count: number) => Array.from({ length: count }, () => newest[3])
    expect(await firstOf({ conversation: greeted, turns: turns(59) })).toBe('Eccomi')
    expect(await firstOf({ conversation: greeted, turns: turns(60) })).toBe('Ciao')
  })
})

it.each([
  [{}, { engine: 'builtin', model: 'companion-engine', prompt_version: null }],
  [
    { engine: 'endpoint', source: { model: 'm-2026', promptVersion: 3 } },
    { engine: 'endpoint', model: 'm-2026', prompt_version: 3 },
  ],
] as const)('says which engine has written, by what model and prompt: %j', async (end, said) => {
  const writer = writerWith(async function* () {
    yield { kind: 'text', text: 'Ecco' }
    yield { kind: 'text', text: 'mi' }
    yield { kind: 'end', memoriesUsed: ['1'], ...end }
  })
  expect(await writer.write(message, input, sink)).toEqual({
    content: 'Eccomi',
    ...said,
    memories_used: ['1'],
    is_replaced: false,
    is_incomplete: false,
  })
})
