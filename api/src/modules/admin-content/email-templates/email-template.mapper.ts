import { DEFAULT_LANGUAGE, type EmailTemplate, type EmailTemplateVersion } from '@confida/contracts'
import { mailTexts } from '@confida/i18n/server'
import type { EmailTemplateEntity } from '../../../platform/mail/email-template.entity.ts'
import type { EmailTemplateVersionEntity } from './email-template-version.entity.ts'

/** Whether its texts are the built-in ones, as they are shown. */
export function isBuiltIn({ name, subject, content }: Omit<EmailTemplate, 'is_active'>): boolean {
  const builtIn = mailTexts[DEFAULT_LANGUAGE][name]
  return subject === builtIn.subject && content === builtIn.content
}

/** The built-in texts are shown as the product's own language has them; mails are sent in their reader's. */
const textsOf = ({ name, subject, content }: Omit<EmailTemplateEntity, 'is_active'>) => ({
  subject: subject ?? mailTexts[DEFAULT_LANGUAGE][name].subject,
  content: content ?? mailTexts[DEFAULT_LANGUAGE][name].content,
})

export const toEmailTemplate = (row: EmailTemplateEntity): EmailTemplate => ({
  name: row.name,
  ...textsOf(row),
  is_active: row.is_active,
})

export const toVersion = (row: EmailTemplateVersionEntity): EmailTemplateVersion => ({
  ...textsOf(row),
  version: row.version,
  last_updated: row.created_at.toISOString(),
})
