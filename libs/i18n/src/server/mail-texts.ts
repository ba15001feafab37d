/** A mail as plain text; `{{user_name}}`, `{{user_email}}`, `{{login_url}}` and the template's own names are filled in. */
export interface MailText {
  subject: string
  content: string
}

export const mailTemplates = ['welcome', 'password_reset'] as const
export type MailTemplate = (typeof mailTemplates)[number]

export type MailTexts = Record<MailTemplate, MailText>
