import type { HelpLine, Message, Reply } from '@confida/contracts'
import type { QueuedMessage } from './draft-storage.ts'
import type { Pace } from './pace.ts'

/**
 * A message of the history; `key` stays the same while it is sent and stored, so that its row is not mounted again.
 */
export interface ChatMessage extends Message {
  key?: string
}

/** A message to send. */
export interface Turn {
  clientId: string
  text: string
  /** The id of the user message that this one replaces, together with its reply. */
  replaces?: string
  /** The incomplete reply that is gone on with; nothing is sent then. */
  continues?: Pick<ChatMessage, 'id' | 'content'>
}

/** A message being sent, with the part of its reply that has arrived so far. */
export interface PendingTurn extends Turn {
  /** ISO time of sending. */
  sentAt: string
  /** Whether the typing indicator, or the beginning of a live reply, is shown. */
  isTyping: boolean
  /** Where in the queue for the engine it stands, while it waits there. */
  place?: number
  /** The part of a live reply that has arrived. */
  partial: string
  /** Whether the reply has arrived and waits for its natural pace. */
  isAnswered: boolean
  /** The ids of the arrived messages, to hide them should the history be loaded again meanwhile. */
  replyIds: string[]
  helpLines?: HelpLine[]
}

/** A message that was not delivered; sending the same text again uses the same id, so that it is not stored twice. */
export interface FailedTurn extends Turn {
  /** Whether its text is back in the input. */
  isBackInInput: boolean
}

export interface Editing {
  messageId: string
  text: string
}

export type Notice =
  | { kind: 'empty' | 'tooLong' | 'noSession' | 'undelivered' }
  | { kind: 'sendFailed'; reason?: string; isNetwork: boolean }
  | { kind: 'freeLimit'; reason?: string }
  | { kind: 'imageType' | 'imageSize' }
  | { kind: 'imageFailed'; reason?: string }

export interface ConversationState {
  conversationId: string | undefined
  /** Whether starting failed; while the conversation is starting, messages wait for it. */
  hasFailedToStart: boolean
  draft: string
  /** The last own message while it is being edited; the input shows it instead of the draft. */
  editing: Editing | null
  pending: PendingTurn | null
  /** What waits for a connection, the first to send first; it stays here until it is answered. */
  queued: QueuedMessage[]
  failed: FailedTurn | null
  notice: Notice | null
  /** Help lines that the last message called for, which has got no reply. */
  dueCare: HelpLine[] | null
  /** How many more messages are free today, once they are few. */
  freeMessagesLeft: number | undefined
  /** The last reply that came while the page was open, for the live region. */
  lastReply: { key: string; text: string; isIncomplete?: boolean } | null
  /** The number of replies that came while another companion was open. */
  unread: number
  isOpen: boolean
}

export interface TurnRequest extends Turn {
  conversationId: string
  signal: AbortSignal
  /** Called with each delta of a live reply. */
  onDelta: (text: string) => void
  onCare: (lines: HelpLine[]) => void
  /** Called with each place in the queue, and with 0 once it is over. */
  onPlace: (place: number) => void
}

export interface CompletedTurn {
  user: ChatMessage
  assistant: ChatMessage
  replaces?: string
}

/** The dependencies of a conversation: the network and the cached history. */
export interface ConversationDeps {
  /** The storage key of unsent text; it contains the user's id, so that removing the account removes the text too. */
  draftKey: string
  pace: () => Pace
  /** The id of the conversation once it has started; rejects where that fails. */
  startedConversation: () => Promise<string>
  sendTurn: (request: TurnRequest) => Promise<Reply>
  /** The reply that a message has got although its request failed. Throws `ApiError` where there is none. */
  findReply: (conversationId: string, clientId: string, signal: AbortSignal) => Promise<Reply>
  addTurn: (turn: CompletedTurn) => void
  /** A reply that has been gone on with. */
  updateReply: (reply: ChatMessage) => void
  /** Reloads from the server: after a stop only the server knows what is stored. */
  reloadHistory: () => void
  /** Starts the conversation again, after the server has lost it. */
  restartConversation: () => void
}
