import type { OutboxMail } from '@confida/contracts'
import { hideCode } from './secret-code.policy.ts'

export type OutboxRow = Omit<OutboxMail, 'created_at' | 'sent_at'> & {
  created_at: Date
  sent_at: Date | null
  is_for_administrator: boolean
}

export function toOutboxMail(row: OutboxRow): OutboxMail {
  const { created_at, sent_at, is_for_administrator, ...mail } = hideCode(row)
  return { ...mail, created_at: created_at.toISOString(), sent_at: sent_at?.toISOString() ?? null }
}
