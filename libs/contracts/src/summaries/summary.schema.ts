import * as z from 'zod/mini'
import { text, timestamp } from '../common/field.schema.ts'
import { SUMMARY_MAX } from './summary.limits.ts'

/** What a companion keeps of the part of a conversation that its model does not see any more. */
export const summary = z.object({
  text: z.string(),
  updated_at: timestamp,
})
export type Summary = z.output<typeof summary>

export const summaryChanges = z.object({ text: text(SUMMARY_MAX) })
export type SummaryChanges = z.output<typeof summaryChanges>
