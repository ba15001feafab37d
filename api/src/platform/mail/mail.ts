import type { EmailTemplateName, EmailVariable, Language, MailState } from '@confida/contracts'

/** The state of a mail that no server takes, because none is set: it is held here to be read. */
export const HELD = 'kept' satisfies MailState

/** A mail to one user, before its template is filled. */
export interface Mail {
  template: EmailTemplateName
  /** Without an id for who has no account yet. */
  user: { id: string | null; name: string; email: string }
  language: Language
  /** Beyond those of the user: `{ reset_code: '123456' }`. */
  variables?: Partial<Record<EmailVariable, string>>
  /** In the place of the template's own, whether it is active or not: an administrator tries them. */
  texts?: RenderedMail
  /** For a mail with a code: how long that lives. */
  expiresInSeconds?: number
  /** What a mail is for that may go out once only; a second one with the same key is not posted. */
  onceKey?: string | null
}

export interface RenderedMail {
  subject: string
  content: string
}
