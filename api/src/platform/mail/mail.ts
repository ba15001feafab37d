import type { EmailTemplateName, EmailVariable, Language } from '@confida/contracts'

/** A mail to one account, before its template is filled. */
export interface Mail {
  template: EmailTemplateName
  user: { id: string; name: string; email: string }
  language: Language
  /** Beyond those of the account: `{ reset_code: '123456' }`. */
  variables?: Partial<Record<EmailVariable, string>>
  /** In the place of the template's own, whether it is active or not: an administrator tries them. */
  texts?: RenderedMail
  /** What a mail is for that may go out once only; a second one with the same key is not posted. */
  onceKey?: string | null
}

export interface RenderedMail {
  subject: string
  content: string
}
