import * as z from 'zod/mini'
import { id, timestamp } from '../common/field.schema.ts'
import { languages } from '../common/language.ts'

/** That somebody has accepted a version of the terms. */
export const termsAcceptance = z.object({
  id,
  created_at: timestamp,
  version: z.int(),
  /** In which they were read; null where that was not kept yet. */
  language: z.nullable(z.enum(languages)),
  /** Of the translation; null of the original. */
  translation_version: z.nullable(z.int()),
  user_id: id,
  user_name: z.string(),
  user_email: z.string(),
})

export type TermsAcceptance = z.output<typeof termsAcceptance>
