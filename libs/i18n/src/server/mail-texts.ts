import type { EmailTemplateName } from '@confida/contracts'

/** A mail as plain text with the `{{variables}}` of its template. */
export interface MailText {
  subject: string
  content: string
}

/** The default texts of all templates. */
export type MailTexts = Record<EmailTemplateName, MailText>
