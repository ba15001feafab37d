import { DEFAULT_LANGUAGE, type EmailTemplate } from '@confida/contracts'
import { mailTexts } from '@confida/i18n/server'
import type { EmailTemplateEntity } from '../../../platform/mail/email-template.entity.ts'

/** Whether its texts are the built-in ones, as they are shown. */
export function isBuiltIn({ name, subject, content }: EmailTemplate): boolean {
  const builtIn = mailTexts[DEFAULT_LANGUAGE][name]
  return subject === builtIn.subject && content === builtIn.content
}

/** The built-in texts are shown as the product's own language has them; mails are sent in their reader's. */
export const toEmailTemplate = ({
  name,
  subject,
  content,
  is_active,
}: EmailTemplateEntity): EmailTemplate => ({
  name,
  subject: subject ?? mailTexts[DEFAULT_LANGUAGE][name].subject,
  content: content ?? mailTexts[DEFAULT_LANGUAGE][name].content,
  is_active,
})
