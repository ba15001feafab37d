import * as z from 'zod/mini'
import { id, timestamp } from '../common/field.schema.ts'
import { memoryKinds } from './memory.schema.ts'

/** What a companion is never to remember again. */
export const memoryExclusion = z.object({
  id,
  /** The fact as it was remembered. */
  text: z.string(),
  kind: z.enum(memoryKinds),
  created_at: timestamp,
})
export type MemoryExclusion = z.output<typeof memoryExclusion>
