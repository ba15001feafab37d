import type { AdministratorRole, Language, Role } from '@confida/contracts'

/** The user behind a request's token. */
export interface CurrentUser {
  id: string
  name: string
  email: string
  role: Role
  /** Of administrators alone. */
  administrator_role: AdministratorRole | null
  language: Language
  emotion_consent: boolean
  must_change_password: boolean
  /** The mailbox that has to confirm the person before chats are shown. */
  sealed_email: string | null
  /** The session of the token; deleting its row revokes the token. */
  session_id: string
}
