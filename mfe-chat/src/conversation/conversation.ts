import type { HelpLine, Reply } from '@confida/contracts'
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

const initialState = (draftKey: string): ConversationState => ({
  sessionId: undefined,
  hasNoSession: false,
  draft: readDraft(draftKey),
  editing: null,
  pending: null,
  failed: null,
  notice: null,
  lastReply: null,
  unread: 0,
  isOpen: false,
})

/** The session that a message waited for could not be opened. */
class NoSessionError extends Error {}

const failureNotice = (error: unknown): Notice => {
  if (error instanceof NoSessionError) return { kind: 'noSession' }
  const details = error instanceof ApiError ? error.details : undefined
  return { kind: 'sendFailed', reason: details?.reason, isNetwork: details?.status === 0 }
}

/** What the input holds: the message being edited, or the draft. */
const inInput = ({ editing, draft }: ConversationState): Words =>
  editing ? { text: editing.text, replaces: editing.messageId } : { text: draft }

/** Told about what is in the input, so gone with the next letter. */
const isAboutInput = ({ kind }: Notice) => kind === 'empty' || kind === 'tooLong' || kind === 'noSession'

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** One partner's conversation as it goes on: draft, the turn under way, failures. The history is in the query cache. */
export class Conversation {
  readonly store: StoreApi<ConversationState>
  private readonly deps: ConversationDeps
  private request: AbortController | undefined
  private delay: AbortController | undefined

  constructor(deps: ConversationDeps) {
    this.deps = deps
    this.store = createStore<ConversationState>(() => initialState(deps.draftKey))
  }

  setDraft = (draft: string): void => {
    saveDraft(this.deps.draftKey, draft)
    this.store.setState(({ notice }) => ({ draft, notice: notice && isAboutInput(notice) ? null : notice }))
  }

  /** Puts the last own message into the input, to be sent in its own place; null takes the draft back. */
  edit = (editing: Editing | null): void => {
    this.store.setState(({ notice }) => ({ editing, notice: notice && isAboutInput(notice) ? null : notice }))
  }

  setNotice = (notice: Notice | null): void => this.store.setState({ notice })

  /** Sends what is in the input, or a given message; ignored while a reply loads. */
  send = async (words: Words = inInput(this.store.getState())): Promise<void> => {
    const { pending, failed, hasNoSession, draft } = this.store.getState()
    const { text, replaces } = words
    if (pending) return
    const problem = checkMessage(text, hasNoSession)
    if (problem) return this.setNotice({ kind: problem })
    const message = text.trim()
    const isAgain = failed?.text === message && failed.replaces === replaces
    if (!replaces && draft.trim() === message) this.setDraft('')
    await this.run({ text: message, clientId: isAgain ? failed.clientId : newId(), replaces })
  }

  /** Sends what failed once more, with the words that the input has by now. */
  retry = async (): Promise<void> => {
    const { failed, draft } = this.store.getState()
    if (failed) await this.send(failed.isInInput ? { text: draft } : failed)
  }

  /** Ends the waiting: before the reply is here the message is taken back, after that the reply shows at once. */
  stop = (): void => {
    if (this.store.getState().pending?.isAnswered) this.delay?.abort()
    else this.request?.abort()
  }

  /** Gives back a message whose fate was unknown when the page was closed; `lastUserText` is what the server has. */
  settleSending = (lastUserText: string | undefined): void => {
    const { draftKey } = this.deps
    const sending = readSending(draftKey)
    if (!sending || this.store.getState().pending) return
    if (lastUserText === sending.text) saveSending(draftKey, undefined)
    else this.giveBack(sending, { kind: 'undelivered' })
  }

  private async run(turn: Turn): Promise<void> {
    const sentAt = new Date().toISOString()
    saveSending(this.deps.draftKey, turn.replaces ? undefined : turn)
    this.store.setState({
      pending: { ...turn, sentAt, isTyping: false, partial: '', isAnswered: false, answerIds: [] },
      failed: null,
      notice: null,
      editing: null,
    })
    try {
      this.finish(turn, sentAt, await this.ask(turn))
    } catch (error) {
      this.fail(turn, error)
    }
  }

  /** Gets the reply; of natural pace it is here when its time has come. */
  private async ask(turn: Turn): Promise<Reply> {
    this.request = new AbortController()
    const { signal } = this.request
    this.delay = new AbortController()
    const startedAt = Date.now()
    const isLive = this.deps.pace() === 'live'
    const typing = setTimeout(() => this.patchPending({ isTyping: true }), TYPING_INDICATOR_MS)
    try {
      const reply = await this.deps.sendTurn({
        ...turn,
        sessionId: this.store.getState().sessionId ?? (await this.openedSession(signal)),
        signal,
        onDelta: (text) => isLive && this.showMore(text),
        onCare: this.showCare,
      })
      if (isLive) return reply
      this.patchPending({ isAnswered: true, answerIds: [reply.message_id, reply.user_message_id] })
      if (reply.care) this.showCare(reply.care.help_lines)
      await waitOrSkip(naturalDelay(reply.message) - (Date.now() - startedAt), this.delay.signal)
      return reply
    } finally {
      clearTimeout(typing)
    }
  }

  /** Who writes before the chat is open does not have to write again. */
  private async openedSession(signal: AbortSignal): Promise<string> {
    const stop = Promise.withResolvers<never>()
    signal.addEventListener('abort', () => stop.reject(new NoSessionError()))
    try {
      return await Promise.race([this.deps.openedSession(), stop.promise])
    } catch {
      throw new NoSessionError()
    }
  }

  private finish(turn: Turn, sentAt: string, reply: Reply): void {
    this.deps.addTurn(answeredTurn(turn, sentAt, reply))
    saveSending(this.deps.draftKey, undefined)
    this.store.setState(({ isOpen, unread }) => ({
      pending: null,
      lastReply: { key: reply.message_id, text: reply.message },
      unread: isOpen ? 0 : unread + 1,
    }))
  }

  private fail(turn: Turn, error: unknown): void {
    const isStopped = this.request?.signal.aborted ?? false
    this.giveBack(turn, isStopped ? null : failureNotice(error))
    if (hasCode(error, 'chat_session_not_found')) this.deps.restartSession()
    if (isStopped || hasCode(error, 'message_not_found')) this.deps.reloadHistory()
  }

  /** Puts the words back where they were typed, unless something else has been typed there since. */
  private giveBack({ clientId, text, replaces }: Turn, notice: Notice | null): void {
    const { draftKey } = this.deps
    const { draft } = this.store.getState()
    const isInInput = draft.trim() === '' && !replaces
    saveSending(draftKey, undefined)
    if (isInInput) saveDraft(draftKey, text)
    this.store.setState({
      pending: null,
      failed: { clientId, text, replaces, isInInput },
      notice,
      draft: isInInput ? text : draft,
    })
  }

  private patchPending(changes: Partial<PendingTurn>): void {
    this.store.setState(({ pending }) => ({ pending: pending && { ...pending, ...changes } }))
  }

  private showMore(text: string): void {
    const partial = (this.store.getState().pending?.partial ?? '') + text
    this.patchPending({ isTyping: true, partial })
  }

  private showCare = (helpLines: HelpLine[]): void => this.patchPending({ helpLines })
}
