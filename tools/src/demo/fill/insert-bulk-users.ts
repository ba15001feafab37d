import { DEFAULT_LANGUAGE } from '@confida/contracts'
import type { Client } from 'pg'
import type { DemoPayment } from '../users/activity.ts'
import type { BulkUsers } from '../users/bulk-users.ts'
import { insertConversations } from './insert-conversations.ts'
import { insertRows } from './insert-rows.ts'

const CHECKOUT_MS = 3_600_000

export interface BulkInsertOptions {
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

/** Writes users with all that is about them. */
export async function insertBulkUsers(
  client: Client,
  bulk: BulkUsers,
  { passwordHash, administrator }: BulkInsertOptions,
): Promise<void> {
  const users = bulk.users.map(({ city, work, ...user }) => ({
    ...user,
    password_hash: passwordHash,
    deleted_by: user.deleted_at && administrator.id,
  }))
  // The terms of a new product are its own, in their one language.
  const acceptances = bulk.users.map(({ id, created_at }) => ({
    user_id: id,
    version: 1,
    language: DEFAULT_LANGUAGE,
    created_at,
  }))
  const companions = bulk.companions.map(({ first_dialogue, dialogues, last_dialogue_at, ...companion }) => ({
    ...companion,
    updated_at: companion.created_at,
  }))
  const mails = bulk.mails.map((mail) => ({
    ...mail,
    attempts: mail.state === 'sent' ? 1 : 5,
    last_error: mail.state === 'sent' ? null : 'EENVELOPE 550',
    sent_at: mail.state === 'sent' ? mail.created_at : null,
  }))
  const changes = bulk.changes.map((change) => ({
    ...change,
    actor_id: administrator.id,
    actor_name: administrator.name,
  }))
  await insertRows(client, 'users', users)
  await insertRows(client, 'terms_acceptances', acceptances)
  await insertRows(client, 'companions', companions)
  await insertRows(client, 'payments', bulk.payments.map(toPayment))
  await insertRows(client, 'feedbacks', bulk.feedbacks)
  await insertRows(client, 'outbox', mails)
  await insertRows(client, 'audit_log', changes)
  await insertConversations(client, bulk)
}
