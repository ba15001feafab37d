import type { EmailTemplateName } from '@confida/contracts'

/** A mail as plain text with the `{{variables}}` of its template. */
export interface MailText {
  subject: string
  content: string
}

/** The texts of all templates, for whoever has not written texts of their own. */
export type MailTexts = Record<EmailTemplateName, MailText>
