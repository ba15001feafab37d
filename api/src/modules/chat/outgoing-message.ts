import type { CurrentUser } from '../../platform/access/current-user.ts'

export interface OutgoingMessage {
  user: CurrentUser
  sessionId: string
  text: string
  /** Anything; what is none of the six languages is Italian. */
  language?: unknown
  acceptLanguage?: string
  /** Where the person is, as its browser says. */
  timeZone?: string
  clientId?: string
  /** An own message, in whose place this one stands; in the same words it asks for another reply. */
  replaces?: string
  /** The last reply, which is incomplete and is gone on with; the text is that of its message then. */
  continues?: string
  /** Whether help lines are due, where that is known of a message that is there already. */
  needsCare?: boolean
}

/** Without a text it is the one in whose place it stands. */
export type SentMessage = Omit<OutgoingMessage, 'text' | 'needsCare'> & { text?: string }
