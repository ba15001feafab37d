import type { HelpLine, Message, Reply } from '@confida/contracts'
import type { Pace } from './pace.ts'

/** A message of the history; `key` stays the same from the moment of typing on, so that nothing is drawn anew. */
export interface ChatMessage extends Message {
  key?: string
}

/** A message to send. */
export interface Turn {
  clientId: string
  text: string
  /** The user message that this one takes the place of, with its reply. */
  replaces?: string
}

/** A message on its way and what has come back of its reply so far. */
export interface PendingTurn extends Turn {
  /** ISO time of sending. */
  sentAt: string
  /** The typing indicator, or the beginning of a live reply, is shown. */
  isTyping: boolean
  /** The part of a live reply that has come. */
  partial: string
  /** The reply is here and waits for its natural time. */
  isAnswered: boolean
  /** Message ids of the reply that is here already, should the history be loaded again meanwhile. */
  answerIds: string[]
  helpLines?: HelpLine[]
}

/** A message that was not delivered; sending the same words again uses the same id, so that it cannot arrive twice. */
export interface FailedTurn extends Turn {
  /** Its words are back in the input. */
  isInInput: boolean
}

export interface Editing {
  messageId: string
  text: string
}

export type Notice =
  | { kind: 'empty' | 'tooLong' | 'noSession' | 'undelivered' }
  | { kind: 'sendFailed'; reason?: string; isNetwork: boolean }
  | { kind: 'imageType' | 'imageSize' | 'imageFailed' }

export interface ConversationState {
  sessionId: string | undefined
  /** The session could not be opened; while it is being opened, messages wait for it. */
  hasNoSession: boolean
  draft: string
  /** The last own message while it is being edited; it stands in the input in the draft's place. */
  editing: Editing | null
  pending: PendingTurn | null
  failed: FailedTurn | null
  notice: Notice | null
  /** The last reply that came while the page was open, for the live region. */
  lastReply: { key: string; text: string } | null
  /** Replies that came while another partner was open. */
  unread: number
  isOpen: boolean
}

export interface TurnRequest extends Turn {
  sessionId: string
  signal: AbortSignal
  /** More of a live reply has come. */
  onDelta: (text: string) => void
  onCare: (lines: HelpLine[]) => void
}

export interface AnsweredTurn {
  user: ChatMessage
  assistant: ChatMessage
  replaces?: string
}

/** What a conversation needs from outside: the network and the cache of the history. */
export interface ConversationDeps {
  /** Under which the browser keeps unsent words; it names their writer, so that whoever deletes the account leaves none. */
  draftKey: string
  pace: () => Pace
  /** The id of the session that is being opened; rejects where that fails. */
  openedSession: () => Promise<string>
  sendTurn: (request: TurnRequest) => Promise<Reply>
  addTurn: (turn: AnsweredTurn) => void
  /** Asks the server again what it holds: after a stop it alone knows. */
  reloadHistory: () => void
  /** Opens the session again, after the server has lost it. */
  restartSession: () => void
}
