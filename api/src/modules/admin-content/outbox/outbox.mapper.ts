import type { OutboxMail } from '@confida/contracts'
import type { OutboxRow } from '../../../platform/mail/outbox.repository.ts'
import { hideCode, type MailReader } from './secret-code.policy.ts'

export function toOutboxMail(row: OutboxRow, reader: MailReader): OutboxMail {
  const { created_at, sent_at, is_for_administrator, is_expired, ...mail } = hideCode(row, reader)
  return { ...mail, created_at: created_at.toISOString(), sent_at: sent_at?.toISOString() ?? null }
}
