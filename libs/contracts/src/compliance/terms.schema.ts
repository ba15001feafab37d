import * as z from 'zod/mini'
import { id, timestamp } from '../common/field.schema.ts'

/** That somebody has accepted a version of the terms. */
export const termsAcceptance = z.object({
  id,
  created_at: timestamp,
  version: z.int(),
  user_id: id,
  user_name: z.string(),
  user_email: z.string(),
})

export type TermsAcceptance = z.output<typeof termsAcceptance>
