import type { OutboxMail } from '@confida/contracts'

export type OutboxRow = Omit<OutboxMail, 'created_at' | 'sent_at'> & {
  created_at: Date
  sent_at: Date | null
}

export const toOutboxMail = ({ created_at, sent_at, ...mail }: OutboxRow): OutboxMail => ({
  ...mail,
  created_at: created_at.toISOString(),
  sent_at: sent_at?.toISOString() ?? null,
})
