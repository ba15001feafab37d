import type { Client } from 'pg'
import type { DemoCrowd } from '../people/crowd.ts'
import type { DemoPayment } from '../people/traces.ts'
import { insertRows } from './insert-rows.ts'
import { insertTalks } from './insert-talks.ts'

const CHECKOUT_MS = 3_600_000

export interface CrowdKeepers {
  /** Everyone's; hashing one for each would take longer than all the rest. */
  passwordHash: string
  administrator: { id: string; name: string }
}

const toPayment = ({ is_paid, ...payment }: DemoPayment) => ({
  ...payment,
  payment_status: is_paid ? 'paid' : 'unpaid',
  status: is_paid ? 'complete' : 'expired',
  expires_at: new Date(payment.created_at.getTime() + CHECKOUT_MS),
  paid_at: is_paid ? payment.created_at : null,
})

/** Writes people with all that is about them. */
export async function insertCrowd(
  client: Client,
  crowd: DemoCrowd,
  { passwordHash, administrator }: CrowdKeepers,
): Promise<void> {
  const users = crowd.people.map(({ city, work, ...person }) => ({
    ...person,
    password_hash: passwordHash,
    deleted_by: person.deleted_at && administrator.id,
  }))
  const partners = crowd.partners.map(({ first_talk, talks, talked_until, ...partner }) => ({
    ...partner,
    updated_at: partner.created_at,
  }))
  const mails = crowd.mails.map((mail) => ({
    ...mail,
    attempts: mail.state === 'sent' ? 1 : 5,
    last_error: mail.state === 'sent' ? null : 'EENVELOPE 550',
    sent_at: mail.state === 'sent' ? mail.created_at : null,
  }))
  const changes = crowd.changes.map((change) => ({
    ...change,
    actor_id: administrator.id,
    actor_name: administrator.name,
  }))
  await insertRows(client, 'users', users)
  await insertRows(client, 'companions', partners)
  await insertRows(client, 'payments', crowd.payments.map(toPayment))
  await insertRows(client, 'feedbacks', crowd.feedbacks)
  await insertRows(client, 'outbox', mails)
  await insertRows(client, 'audit_log', changes)
  await insertTalks(client, crowd)
}
