import { type HelpLine, MESSAGE_MAX, newId, type Reply } from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { createStore, type StoreApi } from 'zustand'
import { checkMessage } from './check-message.ts'
import type {
  ChatMessage,
  ConversationDeps,
  ConversationState,
  Editing,
  FailedTurn,
  Notice,
  PendingTurn,
  Turn,
} from './conversation.types.ts'
import {
  readDraft,
  readQueue,
  readUndelivered,
  saveDraft,
  saveQueue,
  saveUndelivered,
} from './draft-storage.ts'
import { oneTabAtATime } from './one-tab.ts'
import { naturalDelay, TYPING_INDICATOR_MS } from './pace.ts'
import { sleepUnlessAborted } from './sleep.ts'
import { newTextOf, toAssistantMessage, toCompletedTurn } from './turn-messages.ts'

/** Milliseconds until the server is tried again that does not answer although the connection has come back. */
const RECONNECT_RETRY_MS = 10_000

/** A message without an id: not sent yet. */
type UnsentMessage = Omit<Turn, 'clientId'>

const initialState = (draftKey: string): ConversationState => ({
  conversationId: undefined,
  hasFailedToStart: false,
  draft: readDraft(draftKey),
  editing: null,
  pending: null,
  queued: readQueue(draftKey),
  failed: null,
  notice: null,
  dueCare: null,
  freeMessagesLeft: undefined,
  lastReply: null,
  unread: 0,
  isOpen: false,
})

/** The conversation that a message waited for could not be started. */
class NotStartedError extends Error {}

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code

const failureNotice = (error: unknown): Notice => {
  if (error instanceof NotStartedError) return { kind: 'noSession' }
  const details = error instanceof ApiError ? error.details : undefined
  if (hasCode(error, 'free_limit')) return { kind: 'freeLimit', reason: details?.reason }
  return { kind: 'sendFailed', reason: details?.reason, isNetwork: details?.status === 0 }
}

/** Help lines that no reply has come to yet: those of the message on its way, or of the one before it. */
export const helpLinesOf = ({ pending, dueCare }: ConversationState): HelpLine[] | null =>
  pending?.helpLines ?? dueCare

/** The content of the input: the message being edited, or the draft. */
const readInput = ({ editing, draft }: ConversationState): UnsentMessage =>
  editing ? { text: editing.text, replaces: editing.messageId } : { text: draft }

/** Notices about the content of the input disappear with the next change. */
const isAboutInput = ({ kind }: Notice) => kind === 'empty' || kind === 'tooLong' || kind === 'noSession'

const careOf = (error: unknown) => (error instanceof ApiError ? error.details.care : undefined)

/** The live state of a companion's conversation: draft, pending turn, failures. The history is in the query cache. */
export class Conversation {
  readonly store: StoreApi<ConversationState>
  private readonly deps: ConversationDeps
  private request: AbortController | undefined
  /** The search for a reply that did not come with its request. */
  private search: AbortController | undefined
  private naturalPause: AbortController | undefined
  /** Whether anything has come of the pending reply. */
  private hasBegun = false
  private hasLeft = false

  constructor(deps: ConversationDeps) {
    this.deps = deps
    this.store = createStore<ConversationState>(() => initialState(deps.draftKey))
  }

  setDraft = (draft: string): void => {
    saveDraft(this.deps.draftKey, draft)
    this.store.setState(({ notice }) => ({ draft, notice: notice && isAboutInput(notice) ? null : notice }))
  }

  /** Puts the last own message into the input, to be replaced; null restores the draft. */
  edit = (editing: Editing | null): void => {
    this.store.setState(({ notice }) => ({ editing, notice: notice && isAboutInput(notice) ? null : notice }))
  }

  setDueCare = (dueCare: HelpLine[]): void => this.store.setState({ dueCare })

  setNotice = (notice: Notice | null): void => this.store.setState({ notice })

  /** Sends the content of the input, or a given message; ignored while a reply is pending. */
  send = async (given?: UnsentMessage): Promise<void> => {
    const state = this.store.getState()
    const { pending, failed, hasFailedToStart, draft } = state
    const { text, replaces } = given ?? readInput(state)
    if (pending) return
    // Of a kept message that another reply is asked for the words are as long as they are.
    const max = given?.replaces ? Number.POSITIVE_INFINITY : MESSAGE_MAX
    const problem = checkMessage(text, hasFailedToStart && navigator.onLine, max)
    if (problem) return this.setNotice({ kind: problem })
    const message = text.trim()
    const isResend = failed?.text === message && failed.replaces === replaces
    if (!replaces && draft.trim() === message) this.setDraft('')
    const turn = { text: message, clientId: isResend ? failed.clientId : newId(), replaces }
    if (!navigator.onLine && !replaces) return this.enqueue(turn)
    await this.run(turn)
    if (!this.store.getState().failed) await this.sendQueued()
  }

  /** Sends what was written without a connection, in its order. Each has its id since then, so that none is stored twice. */
  sendQueued = (): Promise<void> =>
    oneTabAtATime(`chat_queue_${this.deps.draftKey}`, async () => {
      this.store.setState({ queued: readQueue(this.deps.draftKey) })
      for (;;) {
        const { pending, queued } = this.store.getState()
        const [next] = queued
        if (!next || pending || this.hasLeft || !navigator.onLine) return
        await this.run(next)
        if (this.isQueued(next.clientId)) return void setTimeout(this.sendQueued, RECONNECT_RETRY_MS)
        if (this.store.getState().failed) return
      }
    })

  /**
   * There is a connection again: what was lost with it may have been answered, and what has waited for it is sent. Not before
   * that is known: while the server writes the lost reply, it takes no other message.
   */
  reconnect = async (): Promise<void> => {
    if (await this.findLost()) await this.sendQueued()
    else if (navigator.onLine) setTimeout(this.reconnect, RECONNECT_RETRY_MS)
  }

  /** Takes a queued message back into the input. */
  unqueue = (clientId: string): void => {
    const { queued, draft } = this.store.getState()
    const text = queued.find((message) => message.clientId === clientId)?.text
    this.dequeue(clientId)
    this.setDraft([draft.trim(), text].filter(Boolean).join('\n'))
  }

  /** Sends the failed message again, with the text that the input has by now. */
  retry = async (): Promise<void> => {
    const { failed, draft } = this.store.getState()
    if (failed) await this.send(failed.isBackInInput ? { text: draft } : failed)
  }

  /** Has an incomplete reply gone on with; ignored while a reply is pending. */
  continueReply = async ({ id, content }: Pick<ChatMessage, 'id' | 'content'>): Promise<void> => {
    if (this.store.getState().pending) return
    await this.run({ text: '', clientId: newId(), continues: { id, content } })
  }

  /**
   * Stops waiting: what has come of the reply is kept, and where nothing has the message goes back into the input. A reply
   * that has arrived is shown at once.
   */
  stop = (): void => {
    if (this.store.getState().pending?.isAnswered) this.naturalPause?.abort()
    else this.request?.abort()
    this.search?.abort()
  }

  /** Stops for good: the session has ended. */
  leave = (): void => {
    this.hasLeft = true
    this.stop()
  }

  /** Restores a message that was being sent when the page was closed, unless the server has it as `lastUserText`. */
  restoreUndelivered = (lastUserText: string | undefined): void => {
    const { draftKey } = this.deps
    const sending = readUndelivered(draftKey)
    if (!sending || this.store.getState().pending) return
    if (lastUserText === sending.text) saveUndelivered(draftKey, undefined)
    else this.restoreInput(sending, { kind: 'undelivered' })
  }

  private enqueue({ clientId, text }: Turn): void {
    const queued = [...readQueue(this.deps.draftKey), { clientId, text, sentAt: new Date().toISOString() }]
    saveQueue(this.deps.draftKey, queued)
    this.store.setState({ queued, failed: null, notice: null })
  }

  private dequeue(clientId: string): void {
    const queued = readQueue(this.deps.draftKey).filter((message) => message.clientId !== clientId)
    saveQueue(this.deps.draftKey, queued)
    this.store.setState({ queued })
  }

  private isQueued(clientId: string): boolean {
    return this.store.getState().queued.some((message) => message.clientId === clientId)
  }

  private async run(turn: Turn): Promise<void> {
    const sentAt = new Date().toISOString()
    const isKeptElsewhere = turn.replaces || turn.continues || this.isQueued(turn.clientId)
    saveUndelivered(this.deps.draftKey, isKeptElsewhere ? undefined : turn)
    this.hasBegun = false
    const { failed } = this.store.getState()
    const mayLack = failed && failed.clientId !== turn.clientId
    this.store.setState({
      pending: { ...turn, sentAt, isTyping: false, partial: '', isAnswered: false, replyIds: [] },
      failed: null,
      notice: null,
      editing: null,
    })
    try {
      this.finish(turn, sentAt, await this.requestReply(turn))
    } catch (error) {
      const kept = await this.findKept(turn, error)
      if (kept) this.finish(turn, sentAt, kept)
      else this.fail(turn, error)
    }
    // The server may have the message that failed before, too, in front of this one.
    if (mayLack) this.deps.reloadHistory()
  }

  /** What has come of a reply that was stopped, or lost with its connection. What is queued is sent again anyway. */
  private async findKept({ clientId }: Turn, error: unknown): Promise<Reply | undefined> {
    const isLost = this.isUnreached(error) && !this.isQueued(clientId)
    return this.hasBegun || isLost ? this.findReply(clientId).catch(() => undefined) : undefined
  }

  /** @returns undefined where there is no reply. @throws ApiError where the server does not say, as while it writes the reply */
  private async findReply(clientId: string): Promise<Reply | undefined> {
    const { conversationId, pending } = this.store.getState()
    if (!conversationId || this.hasLeft) return undefined
    this.search = new AbortController()
    try {
      const reply = await this.deps.findReply(conversationId, clientId, this.search.signal)
      return { ...reply, care: reply.care ?? (pending?.helpLines && { help_lines: pending.helpLines }) }
    } catch (error) {
      const lines = careOf(error)?.help_lines
      if (lines) this.setDueCare(lines)
      if (error instanceof ApiError && error.isNetwork) throw error
      return undefined
    }
  }

  /**
   * Shows the reply to the message that has failed, where it has got one after all.
   *
   * @returns whether that is known by now
   */
  private async findLost(): Promise<boolean> {
    const { failed } = this.store.getState()
    if (!failed) return true
    try {
      this.showLost(failed, await this.findReply(failed.clientId))
      return true
    } catch {
      return false
    }
  }

  private showLost(failed: FailedTurn, reply: Reply | undefined): void {
    if (!reply || this.store.getState().failed !== failed) return
    const { draft } = this.store.getState()
    if (failed.isBackInInput && draft.trim() === failed.text) this.setDraft('')
    this.store.setState({ failed: null, notice: null })
    this.finish(failed, reply.timestamp, reply)
  }

  /** Whether it is unknown what the server has got. */
  private isUnreached(error: unknown): boolean {
    return error instanceof ApiError && error.isNetwork && !this.request?.signal.aborted
  }

  /** Requests the reply; at natural pace it resolves after the time a person would need to type it. */
  private async requestReply(turn: Turn): Promise<Reply> {
    this.request = new AbortController()
    const { signal } = this.request
    this.naturalPause = new AbortController()
    const startedAt = Date.now()
    const isLive = this.deps.pace() === 'live'
    const typing = setTimeout(this.showTyping, TYPING_INDICATOR_MS)
    try {
      const reply = await this.deps.sendTurn({
        ...turn,
        conversationId: this.store.getState().conversationId ?? (await this.waitForStart(signal)),
        signal,
        onDelta: (text) => this.noteDelta(text, isLive),
        onCare: this.showCare,
        onPlace: this.showPlace,
      })
      if (isLive) return reply
      const replyIds = turn.continues ? [] : [reply.message_id, reply.user_message_id]
      this.patchPending({ isAnswered: true, replyIds })
      if (reply.care) {
        this.showCare(reply.care.help_lines)
        // Nobody who speaks of such a thing is kept waiting for the sake of a pace.
        return reply
      }
      await sleepUnlessAborted(
        naturalDelay(newTextOf(turn, reply)) - (Date.now() - startedAt),
        this.naturalPause.signal,
      )
      return reply
    } finally {
      clearTimeout(typing)
    }
  }

  /** Waits for the conversation to start, so that a message written before that need not be written again. */
  private async waitForStart(signal: AbortSignal): Promise<string> {
    const stop = Promise.withResolvers<never>()
    signal.addEventListener('abort', () => stop.reject(new NotStartedError()))
    try {
      return await Promise.race([this.deps.startedConversation(), stop.promise])
    } catch {
      throw new NotStartedError()
    }
  }

  private finish(turn: Turn, sentAt: string, reply: Reply): void {
    if (turn.continues) this.deps.updateReply(toAssistantMessage(undefined, reply))
    else this.deps.addTurn(toCompletedTurn(turn, sentAt, reply))
    saveUndelivered(this.deps.draftKey, undefined)
    this.dequeue(turn.clientId)
    this.store.setState(({ isOpen, unread }) => ({
      pending: null,
      dueCare: null,
      freeMessagesLeft: reply.free_messages_left,
      lastReply: { key: turn.clientId, text: newTextOf(turn, reply), isIncomplete: reply.incomplete },
      unread: isOpen ? 0 : unread + 1,
    }))
  }

  private fail(turn: Turn, error: unknown): void {
    const isStopped = this.request?.signal.aborted ?? false
    const { pending } = this.store.getState()
    const lines = pending?.helpLines ?? careOf(error)?.help_lines
    if (lines) this.setDueCare(lines)
    if (this.isQueued(turn.clientId)) {
      if (this.isUnreached(error) || this.hasLeft) return void this.store.setState({ pending: null })
      this.dequeue(turn.clientId)
    }
    const notice = isStopped ? null : failureNotice(error)
    if (turn.continues) this.store.setState({ pending: null, notice })
    else this.restoreInput(turn, notice)
    if (hasCode(error, 'chat_session_not_found')) this.deps.restartConversation()
    if (isStopped || turn.continues || hasCode(error, 'message_not_found')) this.deps.reloadHistory()
  }

  /** Puts the text back into the input, unless something else has been typed there since. */
  private restoreInput({ clientId, text, replaces }: Turn, notice: Notice | null): void {
    const { draftKey } = this.deps
    const { draft } = this.store.getState()
    const isBackInInput = draft.trim() === '' && !replaces
    saveUndelivered(draftKey, undefined)
    if (isBackInInput) saveDraft(draftKey, text)
    this.store.setState({
      pending: null,
      failed: { clientId, text, replaces, isBackInInput },
      notice,
      draft: isBackInInput ? text : draft,
    })
  }

  private patchPending(changes: Partial<PendingTurn>): void {
    this.store.setState(({ pending }) => ({ pending: pending && { ...pending, ...changes } }))
  }

  private noteDelta(text: string, isLive: boolean): void {
    this.hasBegun = true
    if (isLive) this.appendReply(text)
  }

  private appendReply(text: string): void {
    const partial = (this.store.getState().pending?.partial ?? '') + text
    this.patchPending({ isTyping: true, partial })
  }

  private showTyping = (): void => {
    if (!this.store.getState().pending?.place) this.patchPending({ isTyping: true })
  }

  /** Nobody types while the message waits in the queue. */
  private showPlace = (place: number): void =>
    this.patchPending({ place: place || undefined, isTyping: place === 0 })

  private showCare = (helpLines: HelpLine[]): void => this.patchPending({ helpLines })
}
