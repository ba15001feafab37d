import * as z from 'zod/mini'
import { id, timestamp } from '../common/field.schema.ts'

/** A browser in which the account is open. */
export const openSession = z.object({
  id,
  /** Names without versions; null where they are not known. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  created_at: timestamp,
  /** To the minute. */
  last_used_at: timestamp,
  /** Whether it is the one that asks. */
  is_current: z.boolean(),
})

export type OpenSession = z.output<typeof openSession>
