import * as z from 'zod/mini'
import { line, text, timestamp } from '../common/field.schema.ts'
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

/** Its texts as they were saved; built-in ones as the product's own language has them. */
export const emailTemplateVersion = z.object({
  subject: z.string(),
  content: z.string(),
  version: z.int(),
  last_updated: timestamp,
})

/** What of a template `If-Match` stands for. */
export const templateTag = ({ subject, content, is_active }: EmailTemplate) =>
  recordTag({ subject, content, is_active })

/** What stands for one that is deleted, for who restores it. */
export const deletedTemplateTag = recordTag({})

export type EmailTemplateTexts = z.output<typeof emailTemplateTexts>
export type EmailTemplateDraft = z.output<typeof emailTemplateDraft>
export type EmailTemplate = z.output<typeof emailTemplate>
export type EmailTemplateVersion = z.output<typeof emailTemplateVersion>
