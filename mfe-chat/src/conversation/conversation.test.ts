import type { Reply } from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Conversation } from './conversation.ts'
import type { ChatMessage, CompletedTurn, TurnRequest } from './conversation.types.ts'
import { saveQueue } from './draft-storage.ts'
import type { Pace } from './pace.ts'

const COMPANION = 'companion-1'
const lines = [{ name: 'Emergenza', phone: '112', country: 'IT' }]

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
let turns: CompletedTurn[]
let reloads: number
/** What the server tells of a reply that did not come to its end, nothing while it writes; and who has asked for it. */
let kept: Reply | ApiError | undefined
let asked: string[]
let updated: ChatMessage[]
let restarts: number
let conversationStart: PromiseWithResolvers<string>

function start(): Conversation {
  const conversation = new Conversation({
    draftKey: COMPANION,
    pace: () => pace,
    startedConversation: () => conversationStart.promise,
    sendTurn: (request) => {
      requests.push(request)
      const answer = Promise.withResolvers<Reply>()
      request.signal.addEventListener('abort', () => answer.reject(new ApiError({ status: 0 })))
      answers.push(answer)
      return answer.promise
    },
    findReply: async (_conversationId, clientId, signal) => {
      asked.push(clientId)
      if (kept instanceof ApiError) throw kept
      if (kept) return kept
      const written = Promise.withResolvers<Reply>()
      signal.addEventListener('abort', () => written.reject(new ApiError({ status: 0 })))
      return written.promise
    },
    addTurn: (turn) => turns.push(turn),
    updateReply: (reply) => updated.push(reply),
    reloadHistory: () => {
      reloads += 1
    },
    restartConversation: () => {
      restarts += 1
    },
  })
  conversation.store.setState({ conversationId: 'conversation-1' })
  return conversation
}

/** Advances the timers and runs what they trigger. */
const advance = (ms: number) => jest.advanceTimersByTimeAsync(ms)

async function answer(reply: Reply | ApiError) {
  const last = answers.at(-1)
  if (reply instanceof ApiError) last?.reject(reply)
  else last?.resolve(reply)
  await advance(0)
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') })
  localStorage.clear()
  pace = 'natural'
  requests = []
  answers = []
  turns = []
  reloads = 0
  kept = new ApiError({ status: 404, code: 'message_not_found' })
  asked = []
  updated = []
  restarts = 0
  conversationStart = Promise.withResolvers()
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
    expect(requests[0]).toMatchObject({ text: 'Ciao', conversationId: 'conversation-1' })
    expect(requests[0]?.clientId).toMatch(/^[\da-f-]{36}$/)
  })

  it('shows the typing indicator 800 ms after sending', async () => {
    const { store, send } = start()
    void send({ text: 'Ciao' })
    await advance(799)
    expect(store.getState().pending?.isTyping).toBe(false)
    await advance(1)
    expect(store.getState().pending?.isTyping).toBe(true)
  })

  it('shows the place in the queue, where nobody types, until its turn comes', async () => {
    const { store, send } = start()
    void send({ text: 'Ciao' })
    requests[0]?.onPlace(12)
    await advance(1_000)
    expect(store.getState().pending).toMatchObject({ place: 12, isTyping: false })
    requests[0]?.onPlace(0)
    expect(store.getState().pending).toMatchObject({ place: undefined, isTyping: true })
  })

  it('leaves the queue with a stop, and has the message back in the input', async () => {
    const { store, send, stop } = start()
    void send({ text: 'Ciao' })
    requests[0]?.onPlace(12)
    stop()
    await advance(0)
    expect(requests[0]?.signal.aborted).toBe(true)
    expect(store.getState()).toMatchObject({ pending: null, draft: 'Ciao' })
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

  it('says that the conversation could not be started', async () => {
    const { store, send } = start()
    store.setState({ conversationId: undefined, hasFailedToStart: true })
    await send({ text: 'Ciao' })
    expect(store.getState().notice).toEqual({ kind: 'noSession' })
    expect(store.getState().pending).toBeNull()
  })
})

describe('sending while the conversation is starting', () => {
  function startOpening() {
    const conversation = start()
    conversation.store.setState({ conversationId: undefined })
    conversation.setDraft('Ciao')
    return conversation
  }

  it('shows the message at once and sends it when the conversation has started', async () => {
    const { store, send } = startOpening()
    void send()
    expect(store.getState().pending).toMatchObject({ text: 'Ciao' })
    await advance(900)
    expect(store.getState().pending?.isTyping).toBe(true)
    expect(requests).toHaveLength(0)
    conversationStart.resolve('conversation-2')
    await advance(0)
    expect(requests[0]).toMatchObject({ text: 'Ciao', conversationId: 'conversation-2' })
  })

  it('restores the text when starting fails', async () => {
    const { store, send } = startOpening()
    void send()
    conversationStart.reject(new ApiError({ status: 500 }))
    await advance(0)
    expect(store.getState()).toMatchObject({ pending: null, draft: 'Ciao', notice: { kind: 'noSession' } })
  })

  it('can be stopped', async () => {
    const { store, send, stop } = startOpening()
    void send()
    stop()
    await advance(0)
    expect(store.getState()).toMatchObject({ pending: null, draft: 'Ciao', notice: null })
    conversationStart.resolve('conversation-2')
    await advance(0)
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
    await advance(100)
    await answer(replyOf('a'.repeat(length)))
    await advance(delay - 101)
    expect(turns).toHaveLength(0)
    expect(store.getState().pending?.partial).toBe('')
    await advance(1)
    expect(turns).toHaveLength(1)
    expect(store.getState().pending).toBeNull()
  })

  it('shows the reply without delay when the network took longer', async () => {
    const { send } = start()
    void send({ text: 'Ciao' })
    await advance(20_000)
    await answer(replyOf('Eccomi'))
    expect(turns[0]?.assistant).toMatchObject({ id: 'reply-id', content: 'Eccomi', role: 'assistant' })
    expect(turns[0]?.user).toMatchObject({ id: 'user-id', content: 'Ciao', role: 'user' })
  })

  it('does not show deltas of the reply', () => {
    const { store, send } = start()
    void send({ text: 'Ciao' })
    requests[0]?.onDelta('Ec')
    expect(store.getState().pending?.partial).toBe('')
  })

  it('keeps nobody waiting for a reply with help lines', async () => {
    const { send } = start()
    void send({ text: 'Ciao' })
    await answer(replyOf('Eccomi', { care: { help_lines: lines } }))
    expect(turns[0]?.user.care).toEqual({ help_lines: lines })
  })
})

describe('help lines', () => {
  it('come before the reply, and stay with their message', async () => {
    const { store, send } = start()
    void send({ text: 'Ciao' })
    await advance(0)
    requests[0]?.onCare(lines)
    expect(store.getState().pending?.helpLines).toEqual(lines)
    await answer(replyOf('Eccomi', { care: { help_lines: lines } }))
    expect(turns[0]?.user.care).toEqual({ help_lines: lines })
    expect(store.getState().dueCare).toBeNull()
  })

  it.each([
    ['the reply fails', () => answer(new ApiError({ status: 503, code: 'ai_unavailable' }))],
    ['the connection is lost', () => answer(new ApiError({ status: 0 }))],
    ['the reply is stopped', async (stop: () => void) => stop()],
  ])('stay where %s, until another message is answered', async (_, end) => {
    const { store, send, stop } = start()
    void send({ text: 'Ciao' })
    await advance(0)
    requests[0]?.onCare(lines)
    await end(stop)
    await advance(0)
    expect(store.getState()).toMatchObject({ pending: null, dueCare: lines })
    void send({ text: 'Ci sei?' })
    await advance(0)
    expect(store.getState().dueCare).toEqual(lines)
    await answer(replyOf('Eccomi'))
    await advance(15_000)
    expect(store.getState().dueCare).toBeNull()
  })

  it('may come with the error alone', async () => {
    const { store, send } = start()
    void send({ text: 'Ciao' })
    await answer(new ApiError({ status: 503, code: 'ai_unavailable', care: { help_lines: lines } }))
    expect(store.getState().dueCare).toEqual(lines)
  })
})

describe('live pace', () => {
  beforeEach(() => {
    pace = 'live'
  })

  it('shows the reply while it streams, and all of it as soon as it is done', async () => {
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

  it('puts the message back into the input, with the reason', async () => {
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

  it('keeps what has been written meanwhile, and can still send both', async () => {
    const { store, setDraft, send, retry } = start()
    void send({ text: 'Primo' })
    setDraft('Secondo')
    await answer(failure)
    expect(store.getState()).toMatchObject({
      draft: 'Secondo',
      failed: { text: 'Primo', isBackInInput: false },
    })
    void retry()
    expect(requests[1]?.text).toBe('Primo')
    expect(store.getState().draft).toBe('Secondo')
  })

  it('is retried with the same id, so that the message is not stored twice', async () => {
    const { store, setDraft, send, retry } = start()
    setDraft('Ciao')
    void send()
    await answer(failure)
    void retry()
    expect(requests[1]?.clientId).toBe(requests[0]?.clientId)
    expect(store.getState()).toMatchObject({ draft: '', notice: null, failed: null })
  })

  it('uses another id for another text', async () => {
    const { setDraft, send, retry } = start()
    setDraft('Ciao')
    void send()
    await answer(failure)
    setDraft('Ciao!')
    void retry()
    expect(requests[1]).toMatchObject({ text: 'Ciao!' })
    expect(requests[1]?.clientId).not.toBe(requests[0]?.clientId)
  })

  it('starts a conversation again that the server has lost', async () => {
    const { send } = start()
    void send({ text: 'Ciao' })
    await answer(new ApiError({ status: 404, code: 'chat_session_not_found' }))
    expect(restarts).toBe(1)
  })
})

describe('stop', () => {
  it('puts the message back while the reply is pending, without an error', async () => {
    const { store, send, stop } = start()
    void send({ text: 'Ciao' })
    stop()
    await advance(0)
    expect(store.getState()).toMatchObject({ pending: null, draft: 'Ciao', notice: null })
    expect(reloads).toBe(1)
  })

  it('shows at once a reply that has already arrived', async () => {
    const { send, stop } = start()
    void send({ text: 'Ciao' })
    await answer(replyOf('a'.repeat(300)))
    stop()
    await advance(0)
    expect(turns).toHaveLength(1)
  })
})

describe('a reply that does not come to its end', () => {
  const cut = replyOf('Ci penso.', { incomplete: true })

  it.each(['live', 'natural'] as const)(
    'is shown as far as it had come once it is stopped: %s',
    async (now) => {
      pace = now
      kept = cut
      const { store, send, stop } = start()
      void send({ text: 'Ciao' })
      requests[0]?.onDelta('Ci penso.')
      stop()
      await advance(0)
      expect(turns[0]?.assistant).toMatchObject({ content: 'Ci penso.', incomplete: true })
      expect(store.getState()).toMatchObject({ pending: null, draft: '', failed: null, notice: null })
      expect(asked).toEqual([requests[0]?.clientId])
    },
  )

  it('is shown where the connection was lost in its middle, with the help lines of its message', async () => {
    kept = cut
    const { send } = start()
    void send({ text: 'Ciao' })
    requests[0]?.onCare(lines)
    requests[0]?.onDelta('Ci penso.')
    await answer(new ApiError({ status: 0 }))
    expect(turns[0]).toMatchObject({ user: { care: { help_lines: lines } }, assistant: { incomplete: true } })
  })

  it('is no longer looked for after a second stop', async () => {
    kept = undefined
    const { store, send, stop } = start()
    void send({ text: 'Ciao' })
    requests[0]?.onDelta('Ci penso.')
    stop()
    await advance(0)
    expect(store.getState().pending).toMatchObject({ text: 'Ciao' })
    stop()
    await advance(0)
    expect(store.getState()).toMatchObject({ pending: null, draft: 'Ciao', notice: null })
  })

  it('is asked for only where something has come of it, and by nobody whose session has ended', async () => {
    kept = cut
    const { store, send, stop, leave } = start()
    void send({ text: 'Ciao' })
    await answer(new ApiError({ status: 503, code: 'ai_unavailable' }))
    expect(store.getState()).toMatchObject({ draft: 'Ciao', pending: null })
    void send({ text: 'Ciao' })
    stop()
    await advance(0)
    void send({ text: 'Ciao' })
    requests.at(-1)?.onDelta('Ci penso.')
    leave()
    await advance(0)
    expect(asked).toEqual([])
  })

  it('is gone on with in its place', async () => {
    pace = 'live'
    const { store, continueReply } = start()
    void continueReply({ id: 'reply-id', content: 'Ci penso.' })
    expect(requests[0]).toMatchObject({ continues: { id: 'reply-id' } })
    requests[0]?.onDelta(' Dimmi.')
    expect(store.getState().pending?.partial).toBe(' Dimmi.')
    await answer(replyOf('Ci penso. Dimmi.'))
    expect(updated).toMatchObject([{ id: 'reply-id', content: 'Ci penso. Dimmi.' }])
    expect(store.getState()).toMatchObject({ pending: null, lastReply: { text: 'Dimmi.' } })
    expect(turns).toEqual([])
  })

  it('stays as it is where going on fails, and nothing gets into the input', async () => {
    const { store, setDraft, continueReply } = start()
    setDraft('Da finire')
    void continueReply({ id: 'reply-id', content: 'Ci penso.' })
    await answer(new ApiError({ status: 503, code: 'ai_unavailable' }))
    expect(store.getState()).toMatchObject({
      pending: null,
      failed: null,
      draft: 'Da finire',
      notice: { kind: 'sendFailed' },
    })
    expect(reloads).toBe(1)
  })
})

describe('a connection that is lost before anything has come', () => {
  const lost = new ApiError({ status: 0 })
  const care = { help_lines: lines }
  const answered = replyOf('Sono qui.', { care })

  async function sendInto(told: typeof kept) {
    kept = told
    const conversation = start()
    conversation.setDraft('Ciao')
    void conversation.send()
    await answer(lost)
    return conversation
  }

  it('shows what the server has of the reply, with its help lines', async () => {
    const { store } = await sendInto(answered)
    expect(asked).toEqual([requests[0]?.clientId])
    expect(turns).toMatchObject([{ user: { content: 'Ciao', care }, assistant: { content: 'Sono qui.' } }])
    expect(store.getState()).toMatchObject({ draft: '', failed: null, notice: null, pending: null })
  })

  it('shows the help lines where there is no reply, and puts the message back', async () => {
    const { store } = await sendInto(new ApiError({ status: 404, code: 'message_not_found', care }))
    expect(store.getState()).toMatchObject({ dueCare: lines, draft: 'Ciao', notice: { isNetwork: true } })
  })

  it('can be stopped while the reply is looked for, and has the message back in the input', async () => {
    const { store, stop } = await sendInto(undefined)
    expect(store.getState().pending).toMatchObject({ text: 'Ciao' })
    stop()
    await advance(0)
    expect(store.getState()).toMatchObject({ pending: null, draft: 'Ciao', notice: null })
    expect(reloads).toBe(1)
  })

  it('shows the reply as soon as there is a connection again, once', async () => {
    const { store, reconnect } = await sendInto(lost)
    expect(store.getState()).toMatchObject({ draft: 'Ciao', pending: null, notice: { isNetwork: true } })
    kept = answered
    await reconnect()
    await reconnect()
    expect(turns).toMatchObject([{ user: { content: 'Ciao', care }, assistant: { content: 'Sono qui.' } }])
    expect(store.getState()).toMatchObject({ draft: '', failed: null, notice: null })
  })

  it('is asked about again while the server writes the reply, until it has it', async () => {
    const { store, reconnect } = await sendInto(lost)
    saveQueue(COMPANION, [{ clientId: 'queued-1', text: 'Altro', sentAt: '2026-03-01T09:59:00Z' }])
    await reconnect()
    await advance(9_999)
    expect(asked).toHaveLength(2)
    // The server would refuse it as long as it writes.
    expect(requests).toHaveLength(1)
    kept = answered
    await advance(1)
    expect(requests[1]).toMatchObject({ text: 'Altro' })
    expect(turns).toMatchObject([{ assistant: { content: 'Sono qui.' } }])
    expect(store.getState()).toMatchObject({ draft: '', failed: null, notice: null })
    await advance(30_000)
    expect(asked).toHaveLength(3)
  })

  it('is asked about no more once the session has ended', async () => {
    const { reconnect, leave } = await sendInto(lost)
    await reconnect()
    leave()
    await advance(30_000)
    expect(asked).toHaveLength(2)
  })

  it('shows the help lines with the connection where there is no reply, and leaves the message', async () => {
    const { store, reconnect } = await sendInto(lost)
    kept = new ApiError({ status: 404, code: 'message_not_found', care })
    await reconnect()
    expect(store.getState()).toMatchObject({ dueCare: lines, draft: 'Ciao', failed: { text: 'Ciao' } })
  })

  it('leaves what has been written since', async () => {
    const { store, setDraft, reconnect } = await sendInto(lost)
    setDraft('Altro')
    kept = answered
    await reconnect()
    expect(turns).toHaveLength(1)
    expect(store.getState()).toMatchObject({ draft: 'Altro', failed: null })
  })

  it('reloads the history after another message, which may lack the lost one', async () => {
    const { setDraft, send } = await sendInto(lost)
    setDraft('Altro')
    void send()
    await answer(replyOf('Eccomi.'))
    await advance(15_000)
    expect(reloads).toBe(1)
  })

  it('is not asked about after a message that was sent again', async () => {
    const { retry, reconnect } = await sendInto(lost)
    void retry()
    await answer(answered)
    await advance(15_000)
    await reconnect()
    expect(asked).toHaveLength(1)
    expect(reloads).toBe(0)
  })
})

describe('across reloads', () => {
  it('keeps the draft of each companion', () => {
    start().setDraft('Non finito')
    expect(start().store.getState().draft).toBe('Non finito')
    expect(localStorage.getItem('chat_draft_companion-1')).toBe('Non finito')
  })

  it('restores a message that was being sent and did not arrive, with its id', async () => {
    void start().send({ text: 'Ciao' })
    const { store, restoreUndelivered, retry } = start()
    restoreUndelivered('Un messaggio prima')
    expect(store.getState()).toMatchObject({ draft: 'Ciao', notice: { kind: 'undelivered' } })
    void retry()
    expect(requests[1]).toMatchObject({ text: 'Ciao', clientId: requests[0]?.clientId })
  })

  it('says nothing of a message that did arrive', () => {
    void start().send({ text: 'Ciao' })
    const { store, restoreUndelivered } = start()
    restoreUndelivered('Ciao')
    expect(store.getState()).toMatchObject({ draft: '', notice: null })
  })

  it('forgets a message once it is answered', async () => {
    pace = 'live'
    void start().send({ text: 'Ciao' })
    await answer(replyOf('Eccomi'))
    const { store, restoreUndelivered } = start()
    restoreUndelivered('Altro')
    expect(store.getState().notice).toBeNull()
  })
})

it('counts replies that come while another companion is open', async () => {
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

  it('sends the edited text in its place and restores the draft', async () => {
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
    expect(store.getState()).toMatchObject({ draft: 'Da finire', failed: { isBackInInput: false } })
    void retry()
    expect(requests[1]).toMatchObject({ replaces: 'old', clientId: requests[0]?.clientId })
  })

  it('reloads the history when the conversation has continued elsewhere', async () => {
    void start().send({ text: 'Ciao', replaces: 'old' })
    await answer(new ApiError({ status: 404, code: 'message_not_found' }))
    expect(reloads).toBe(1)
  })
})
