import * as z from 'zod/mini'
import { line, text } from '../common/field.schema.ts'
import { recordTag } from '../common/record-tag.ts'
import { emailTemplateNames } from './email-template.kinds.ts'
import { MAIL_CONTENT_MAX, MAIL_SUBJECT_MAX } from './email-template.limits.ts'

export const emailTemplateName = z.enum(emailTemplateNames)

/** Plain text with `{{variables}}`. */
export const emailTemplateTexts = z.object({
  subject: line(MAIL_SUBJECT_MAX),
  content: text(MAIL_CONTENT_MAX),
})

/** A template as an administrator edits it. */
export const emailTemplateDraft = z.extend(emailTemplateTexts, {
  /** Stays as it is when it is absent. */
  is_active: z.optional(z.boolean()),
})

export const emailTemplate = z.object({
  name: emailTemplateName,
  subject: z.string(),
  content: z.string(),
  is_active: z.boolean(),
})

/** What of a template `If-Match` stands for. */
export const templateTag = ({ subject, content, is_active }: EmailTemplate) =>
  recordTag({ subject, content, is_active })

export type EmailTemplateTexts = z.output<typeof emailTemplateTexts>
export type EmailTemplateDraft = z.output<typeof emailTemplateDraft>
export type EmailTemplate = z.output<typeof emailTemplate>
