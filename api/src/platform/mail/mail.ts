import type { Language } from '@confida/contracts'
import type { MailTemplate } from '@confida/i18n/server'

/** A mail to one account, before its template is filled. */
export interface Mail {
  template: MailTemplate
  user: { id: string; name: string; email: string }
  language: Language
  /** Beyond those of the account: `{ reset_code: '123456' }`. */
  variables?: Record<string, string>
}

export interface RenderedMail {
  subject: string
  content: string
}
