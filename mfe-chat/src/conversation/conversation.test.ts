import type { Reply } from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Conversation } from './conversation.ts'
import type { AnsweredTurn, TurnRequest } from './conversation.types.ts'
import type { Pace } from './pace.ts'

const COMPANION = 'companion-1'

const replyOf = (message: string, more: Partial<Reply> = {}): Reply => ({
  message,
  message_id: 'reply-id',
  user_message_id: 'user-id',
  timestamp: '2026-03-01T10:00:05Z',
  engine: 'builtin',
  memories_used: [],
  ...more,
})

let pace: Pace
let requests: TurnRequest[]
let answers: PromiseWithResolvers<Reply>[]
let turns: AnsweredTurn[]
let reloads: number
let restarts: number
let session: PromiseWithResolvers<string>

function start(): Conversation {
  const conversation = new Conversation({
    draftKey: COMPANION,
    pace: () => pace,
    openedSession: () => session.promise,
    sendTurn: (request) => {
      requests.push(request)
      const answer = Promise.withResolvers<Reply>()
      request.signal.addEventListener('abort', () => answer.reject(new ApiError({ status: 0 })))
      answers.push(answer)
      return answer.promise
    },
    addTurn: (turn) => turns.push(turn),
    reloadHistory: () => {
      reloads += 1
    },
    restartSession: () => {
      restarts += 1
    },
  })
  conversation.store.setState({ sessionId: 'session-1' })
  return conversation
}

/** Lets a number of milliseconds pass, and what they set off. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

async function answer(reply: Reply | ApiError) {
  const last = answers.at(-1)
  if (reply instanceof ApiError) last?.reject(reply)
  else last?.resolve(reply)
  await pass(0)
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') })
  localStorage.clear()
  pace = 'natural'
  requests = []
  answers = []
  turns = []
  reloads = 0
  restarts = 0
  session = Promise.withResolvers()
})

afterEach(() => {
  jest.useRealTimers()
})

describe('sending', () => {
  it('shows the message at once, empties the input and sends it with an id', () => {
    const { store, setDraft, send } = start()
    setDraft('  Ciao  ')
    void send()
    expect(store.getState().pending).toMatchObject({ text: 'Ciao', isTyping: false })
    expect(store.getState().draft).toBe('')
    expect(requests[0]).toMatchObject({ text: 'Ciao', sessionId: 'session-1' })
    expect(requests[0]?.clientId).toMatch(/^[\da-f-]{36}$/)
  })

  it('shows the typing indicator 800 ms after sending', async () => {
    const { store, send } = start()
    void send({ text: 'Ciao' })
    await pass(799)
    expect(store.getState().pending?.isTyping).toBe(false)
    await pass(1)
    expect(store.getState().pending?.isTyping).toBe(true)
  })

  it('is ignored while a reply loads', async () => {
    const { setDraft, send } = start()
    void send({ text: 'Uno' })
    setDraft('Due')
    await send()
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['', 'empty'],
    ['a'.repeat(501), 'tooLong'],
  ])('says why %j cannot be sent', async (text, kind) => {
    const { store, setDraft, send } = start()
    setDraft(text)
    await send()
    expect(store.getState().notice).toEqual({ kind })
    expect(store.getState().draft).toBe(text)
    expect(requests).toHaveLength(0)
    setDraft(`${text}b`)
    expect(store.getState().notice).toBeNull()
  })

  it('says that there is no session when it could not be opened', async () => {
    const { store, send } = start()
    store.setState({ sessionId: undefined, hasNoSession: true })
    await send({ text: 'Ciao' })
    expect(store.getState().notice).toEqual({ kind: 'noSession' })
    expect(store.getState().pending).toBeNull()
  })
})

describe('sending while the session is being opened', () => {
  function startOpening() {
    const conversation = start()
    conversation.store.setState({ sessionId: undefined })
    conversation.setDraft('Ciao')
    return conversation
  }

  it('shows the message at once and sends it when the session is there', async () => {
    const { store, send } = startOpening()
    void send()
    expect(store.getState().pending).toMatchObject({ text: 'Ciao' })
    await pass(900)
    expect(store.getState().pending?.isTyping).toBe(true)
    expect(requests).toHaveLength(0)
    session.resolve('session-2')
    await pass(0)
    expect(requests[0]).toMatchObject({ text: 'Ciao', sessionId: 'session-2' })
  })

  it('gives the words back when opening fails', async () => {
    const { store, send } = startOpening()
    void send()
    session.reject(new ApiError({ status: 500 }))
    await pass(0)
    expect(store.getState()).toMatchObject({ pending: null, draft: 'Ciao', notice: { kind: 'noSession' } })
  })

  it('can be stopped', async () => {
    const { store, send, stop } = startOpening()
    void send()
    stop()
    await pass(0)
    expect(store.getState()).toMatchObject({ pending: null, draft: 'Ciao', notice: null })
    session.resolve('session-2')
    await pass(0)
    expect(requests).toHaveLength(0)
  })
})

describe('natural pace', () => {
  it.each([
    [10, 1600],
    [200, 9200],
    [400, 15_000],
  ])('shows a reply of %i characters %i ms after sending', async (length, delay) => {
    const { store, send } = start()
    void send({ text: 'Ciao' })
    await pass(100)
    await answer(replyOf('a'.repeat(length)))
    await pass(delay - 101)
    expect(turns).toHaveLength(0)
    expect(store.getState().pending?.partial).toBe('')
    await pass(1)
    expect(turns).toHaveLength(1)
    expect(store.getState().pending).toBeNull()
  })

  it('shows the reply at once when the network took longer', async () => {
    const { send } = start()
    void send({ text: 'Ciao' })
    await pass(20_000)
    await answer(replyOf('Eccomi'))
    expect(turns[0]?.assistant).toMatchObject({ id: 'reply-id', content: 'Eccomi', role: 'assistant' })
    expect(turns[0]?.user).toMatchObject({ id: 'user-id', content: 'Ciao', role: 'user' })
  })

  it('does not show pieces of the reply', () => {
    const { store, send } = start()
    void send({ text: 'Ciao' })
    requests[0]?.onDelta('Ec')
    expect(store.getState().pending?.partial).toBe('')
  })

  it('shows help lines before the reply', async () => {
    const { store, send } = start()
    const lines = [{ name: 'Emergenza', phone: '112', country: 'IT' }]
    void send({ text: 'Ciao' })
    await answer(replyOf('Eccomi', { care: { help_lines: lines } }))
    expect(turns).toHaveLength(0)
    expect(store.getState().pending?.helpLines).toEqual(lines)
    await pass(15_000)
    expect(turns[0]?.user.care).toEqual({ help_lines: lines })
  })
})

describe('live pace', () => {
  beforeEach(() => {
    pace = 'live'
  })

  it('shows the reply while it comes, and all of it as soon as it is done', async () => {
    const { store, send } = start()
    void send({ text: 'Ciao' })
    requests[0]?.onDelta('Ec')
    requests[0]?.onDelta('co')
    expect(store.getState().pending).toMatchObject({ partial: 'Ecco', isTyping: true })
    await answer(replyOf('Eccomi'))
    expect(turns).toHaveLength(1)
    expect(store.getState().lastReply?.text).toBe('Eccomi')
  })
})

describe('a failure', () => {
  const failure = new ApiError({ status: 500, reason: 'X', detail: 'X' })

  it('takes the message back into the input, with the reason', async () => {
    const { store, setDraft, send } = start()
    setDraft('Ciao')
    void send()
    await answer(failure)
    expect(store.getState()).toMatchObject({
      pending: null,
      draft: 'Ciao',
      notice: { kind: 'sendFailed', reason: 'X', isNetwork: false },
    })
    expect(turns).toHaveLength(0)
  })

  it('leaves alone what has been written meanwhile, and can still send both', async () => {
    const { store, setDraft, send, retry } = start()
    void send({ text: 'Primo' })
    setDraft('Secondo')
    await answer(failure)
    expect(store.getState()).toMatchObject({ draft: 'Secondo', failed: { text: 'Primo', isInInput: false } })
    void retry()
    expect(requests[1]?.text).toBe('Primo')
    expect(store.getState().draft).toBe('Secondo')
  })

  it('is retried with the same id, so that the message cannot arrive twice', async () => {
    const { store, setDraft, send, retry } = start()
    setDraft('Ciao')
    void send()
    await answer(failure)
    void retry()
    expect(requests[1]?.clientId).toBe(requests[0]?.clientId)
    expect(store.getState()).toMatchObject({ draft: '', notice: null, failed: null })
  })

  it('gives other words another id', async () => {
    const { setDraft, send, retry } = start()
    setDraft('Ciao')
    void send()
    await answer(failure)
    setDraft('Ciao!')
    void retry()
    expect(requests[1]).toMatchObject({ text: 'Ciao!' })
    expect(requests[1]?.clientId).not.toBe(requests[0]?.clientId)
  })

  it('opens the session again that the server has lost', async () => {
    const { send } = start()
    void send({ text: 'Ciao' })
    await answer(new ApiError({ status: 404, code: 'chat_session_not_found' }))
    expect(restarts).toBe(1)
  })
})

describe('stop', () => {
  it('takes the message back while the reply is awaited, without an error', async () => {
    const { store, send, stop } = start()
    void send({ text: 'Ciao' })
    stop()
    await pass(0)
    expect(store.getState()).toMatchObject({ pending: null, draft: 'Ciao', notice: null })
    expect(reloads).toBe(1)
  })

  it('shows a reply that is here already at once', async () => {
    const { send, stop } = start()
    void send({ text: 'Ciao' })
    await answer(replyOf('a'.repeat(300)))
    stop()
    await pass(0)
    expect(turns).toHaveLength(1)
  })
})

describe('across reloads', () => {
  it('keeps the draft of each partner', () => {
    start().setDraft('Non finito')
    expect(start().store.getState().draft).toBe('Non finito')
    expect(localStorage.getItem('chat_draft_companion-1')).toBe('Non finito')
  })

  it('gives back a message that was under way and did not arrive, with its id', async () => {
    void start().send({ text: 'Ciao' })
    const { store, settleSending, retry } = start()
    settleSending('Un messaggio prima')
    expect(store.getState()).toMatchObject({ draft: 'Ciao', notice: { kind: 'undelivered' } })
    void retry()
    expect(requests[1]).toMatchObject({ text: 'Ciao', clientId: requests[0]?.clientId })
  })

  it('says nothing of a message that did arrive', () => {
    void start().send({ text: 'Ciao' })
    const { store, settleSending } = start()
    settleSending('Ciao')
    expect(store.getState()).toMatchObject({ draft: '', notice: null })
  })

  it('forgets what has been answered', async () => {
    pace = 'live'
    void start().send({ text: 'Ciao' })
    await answer(replyOf('Eccomi'))
    const { store, settleSending } = start()
    settleSending('Altro')
    expect(store.getState().notice).toBeNull()
  })
})

it('counts replies that come while another partner is open', async () => {
  pace = 'live'
  const { store, send } = start()
  void send({ text: 'Ciao' })
  await answer(replyOf('Eccomi'))
  expect(store.getState().unread).toBe(1)
})

describe('replacing the last message', () => {
  beforeEach(() => {
    pace = 'live'
  })

  it('sends the edited words in its place and gives the draft back', async () => {
    const { store, setDraft, edit, send } = start()
    setDraft('Da finire')
    edit({ messageId: 'old', text: 'Sono triste' })
    edit({ messageId: 'old', text: 'Sono felice' })
    void send()
    expect(requests[0]).toMatchObject({ text: 'Sono felice', replaces: 'old' })
    expect(store.getState()).toMatchObject({ editing: null, draft: 'Da finire' })
    await answer(replyOf('Bene!'))
    expect(turns[0]).toMatchObject({ replaces: 'old', user: { content: 'Sono felice' } })
  })

  it('keeps the draft apart when it fails, and can be retried', async () => {
    const { store, setDraft, send, retry } = start()
    setDraft('Da finire')
    void send({ text: 'Ciao', replaces: 'old' })
    await answer(new ApiError({ status: 500 }))
    expect(store.getState()).toMatchObject({ draft: 'Da finire', failed: { isInInput: false } })
    void retry()
    expect(requests[1]).toMatchObject({ replaces: 'old', clientId: requests[0]?.clientId })
  })

  it('asks the server again when the conversation has gone on elsewhere', async () => {
    void start().send({ text: 'Ciao', replaces: 'old' })
    await answer(new ApiError({ status: 404, code: 'message_not_found' }))
    expect(reloads).toBe(1)
  })
})
