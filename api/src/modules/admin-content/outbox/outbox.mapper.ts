import type { OutboxMail } from '@confida/contracts'
import type { OutboxRow } from '../../../platform/mail/outbox.repository.ts'
import { hideCode } from './secret-code.policy.ts'

export function toOutboxMail(row: OutboxRow): OutboxMail {
  const { created_at, sent_at, is_for_administrator, is_expired, ...mail } = hideCode(row)
  return { ...mail, created_at: created_at.toISOString(), sent_at: sent_at?.toISOString() ?? null }
}
