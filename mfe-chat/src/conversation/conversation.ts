import { ApiError } from '@confida/http-client'
import { createStore, type StoreApi } from 'zustand'
import { checkMessage } from './check-message.ts'
import type {
  ConversationDeps,
  ConversationState,
  Editing,
  Notice,
  PendingTurn,
  Turn,
} from './conversation.types.ts'
import { newId } from './new-id.ts'
import { naturalDelay, TYPING_INDICATOR_MS } from './pace.ts'
import { readDraft, readSending, saveDraft, saveSending } from './saved-draft.ts'
import { answeredTurn } from './turn-messages.ts'
import { waitOrSkip } from './wait.ts'

/** A message before it is sent. */
type Words = Omit<Turn, 'clientId'>

/** One partner's conversation as it goes on: draft, the turn under way, failures. The history is in the query cache. */
export interface Conversation {
  store: StoreApi<ConversationState>
  setDraft: (text: string) => void
  /** Puts the last own message into the input, to be sent in its own place; null takes the draft back. */
  edit: (editing: Editing | null) => void
  /** Sends what is in the input, or a given message; ignored while a reply loads. */
  send: (words?: Words) => Promise<void>
  /** Sends what failed once more. */
  retry: () => Promise<void>
  /** Ends the waiting: before the reply is here the message is taken back, after that the reply shows at once. */
  stop: () => void
  setNotice: (notice: Notice | null) => void
  /** Gives back a message whose fate was unknown when the page was closed; `lastUserText` is what the server has. */
  settleSending: (lastUserText: string | undefined) => void
}

const initialState = (companionId: string): ConversationState => ({
  sessionId: undefined,
  draft: readDraft(companionId),
  editing: null,
  pending: null,
  failed: null,
  notice: null,
  care: {},
  lastReply: null,
  unread: 0,
  isOpen: false,
})

const failureNotice = (error: unknown): Notice => {
  const details = error instanceof ApiError ? error.details : undefined
  return { kind: 'sendFailed', reason: details?.reason, isNetwork: details?.status === 0 }
}

/** What the input holds: the message being edited, or the draft. */
const inInput = ({ editing, draft }: ConversationState): Words =>
  editing ? { text: editing.text, replaces: editing.messageId } : { text: draft }

/** Told about what is in the input, so gone with the next letter. */
const isAboutInput = ({ kind }: Notice) => kind === 'empty' || kind === 'tooLong' || kind === 'noSession'

export function createConversation(deps: ConversationDeps): Conversation {
  const { companionId } = deps
  const store = createStore<ConversationState>(() => initialState(companionId))
  let request: AbortController | undefined
  let delay: AbortController | undefined

  const patchPending = (changes: Partial<PendingTurn>) =>
    store.setState(({ pending }) => ({ pending: pending && { ...pending, ...changes } }))

  const showMore = (text: string) =>
    store.setState(({ pending }) => ({
      pending: pending && { ...pending, isTyping: true, partial: pending.partial + text },
    }))

  const dropInputNotice = () =>
    store.setState(({ notice }) => ({ notice: notice && isAboutInput(notice) ? null : notice }))

  const setDraft = (draft: string) => {
    saveDraft(companionId, draft)
    store.setState({ draft })
    dropInputNotice()
  }

  const edit = (editing: Editing | null) => {
    store.setState({ editing })
    dropInputNotice()
  }

  /** Puts the words back where they were typed, unless something else has been typed there since. */
  const giveBack = ({ clientId, text, replaces }: Turn, notice: Notice | null) => {
    saveSending(companionId, undefined)
    const { draft } = store.getState()
    const isInInput = draft.trim() === '' && !replaces
    if (isInInput) saveDraft(companionId, text)
    const failed = { clientId, text, replaces, isInInput }
    store.setState({ pending: null, failed, notice, draft: isInInput ? text : draft })
  }

  async function ask(turn: Turn, sessionId: string) {
    request = new AbortController()
    delay = new AbortController()
    const startedAt = Date.now()
    const pace = deps.pace()
    const { signal } = request
    const typing = setTimeout(() => patchPending({ isTyping: true }), TYPING_INDICATOR_MS)
    try {
      const reply = await deps.sendTurn({
        ...turn,
        sessionId,
        signal,
        onDelta: (text) => pace === 'live' && showMore(text),
        onCare: (helpLines) => patchPending({ helpLines }),
      })
      if (pace === 'natural') {
        patchPending({ isAnswered: true, answerIds: [reply.message_id, reply.user_message_id] })
        if (reply.care) patchPending({ helpLines: reply.care.help_lines })
        await waitOrSkip(naturalDelay(reply.message) - (Date.now() - startedAt), delay.signal)
      }
      return reply
    } finally {
      clearTimeout(typing)
    }
  }

  async function run(turn: Turn, sessionId: string) {
    const sentAt = new Date().toISOString()
    saveSending(companionId, turn.replaces ? undefined : turn)
    store.setState({
      pending: { ...turn, sentAt, isTyping: false, partial: '', isAnswered: false, answerIds: [] },
      failed: null,
      notice: null,
      editing: null,
    })
    try {
      const reply = await ask(turn, sessionId)
      const answered = answeredTurn(turn, sentAt, reply)
      deps.addTurn(answered)
      saveSending(companionId, undefined)
      store.setState(({ care, isOpen, unread }) => ({
        pending: null,
        care: reply.care ? { ...care, [reply.user_message_id]: reply.care.help_lines } : care,
        lastReply: { key: reply.message_id, text: reply.message },
        unread: isOpen ? 0 : unread + 1,
      }))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'chat_session_not_found') deps.restartSession()
      const isStopped = request?.signal.aborted ?? false
      giveBack(turn, isStopped ? null : failureNotice(error))
      const isOutdated = error instanceof ApiError && error.code === 'message_not_found'
      if (isStopped || isOutdated) deps.reloadHistory()
    }
  }

  async function send(turn = inInput(store.getState())) {
    const { pending, failed, sessionId, draft } = store.getState()
    const { text, replaces } = turn
    if (pending) return
    const problem = checkMessage(text, sessionId)
    if (problem || !sessionId) return store.setState({ notice: { kind: problem ?? 'noSession' } })
    const message = text.trim()
    const isAgain = failed?.text === message && failed.replaces === replaces
    if (!replaces && draft.trim() === message) setDraft('')
    await run({ text: message, clientId: isAgain ? failed.clientId : newId(), replaces }, sessionId)
  }

  return {
    store,
    setDraft,
    edit,
    send,
    retry: async () => {
      const { failed, draft } = store.getState()
      if (failed) await send(failed.isInInput ? { text: draft } : failed)
    },
    stop: () => {
      if (store.getState().pending?.isAnswered) delay?.abort()
      else request?.abort()
    },
    setNotice: (notice) => store.setState({ notice }),
    settleSending: (lastUserText) => {
      const sending = readSending(companionId)
      if (!sending || store.getState().pending) return
      if (lastUserText === sending.text) saveSending(companionId, undefined)
      else giveBack(sending, { kind: 'undelivered' })
    },
  }
}
