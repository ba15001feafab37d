import type { Language, Role } from '@confida/contracts'

/** The user behind a request's token. */
export interface CurrentUser {
  id: string
  name: string
  email: string
  role: Role
  language: Language
  emotion_consent: boolean
  /** The session of the token; deleting its row revokes the token. */
  session_id: string
}
