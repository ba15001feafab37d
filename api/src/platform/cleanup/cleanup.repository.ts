import { Injectable } from '@nestjs/common'
import { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'

/** Mails hold personal data and codes; this long they help to answer "I never got it". */
const MAIL_DAYS = 90

const STATEMENTS = [
  statement('cleanup.resets', 'delete from password_resets where expires_at < now()'),
  statement('cleanup.sessions', 'delete from sessions where expires_at < now()'),
  statement('cleanup.leases', `delete from reply_leases where expires_at < now() - interval '1 hour'`),
  statement(
    'cleanup.mails',
    `delete from outbox where state <> 'queued' and created_at < now() - interval '${MAIL_DAYS} days'`,
  ),
  // Its last attempt died with its process: nobody would try it again, and nobody would be told.
  statement(
    'cleanup.lost-mails',
    `update outbox o set state = 'failed', last_error = coalesce(last_error, 'interrupted')
     where state = 'queued' and not exists (
       select from pgboss.job j
       where j.name = 'mail.send' and j.state < 'completed' and j.data ->> 'outbox_id' = o.id::text
     )`,
  ),
]

@Injectable()
export class CleanupRepository {
  constructor(private readonly database: Database) {}

  async removeExpired(): Promise<void> {
    for (const each of STATEMENTS) await this.database.rows(each)
  }
}
