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
  /** The last own message, whose place this one takes. */
  replaces?: string
}
