import type { OpenSession } from '@confida/contracts'
import type { SessionRow } from './access.sql.ts'

/** @param currentId of the session that asks */
export const toOpenSession = (
  { id, browser, system, created_at, last_used_at }: SessionRow,
  currentId: string,
): OpenSession => ({
  id,
  browser: browser || null,
  system: system || null,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at.toISOString(),
  is_current: id === currentId,
})
