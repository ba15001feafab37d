import type { Summary } from '@confida/contracts'
import type { SummaryEntity } from './summary.entity.ts'

/** Null where there is none, or where it was deleted. */
export const toSummary = (row: Pick<SummaryEntity, 'text' | 'updated_at'> | null): Summary | null =>
  row?.text ? { text: row.text, updated_at: row.updated_at.toISOString() } : null
