import { Injectable } from '@nestjs/common'
import { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'

/** Mails tell of people and of codes; this long they help to answer "I never got it". */
const MAIL_DAYS = 90

const STATEMENTS = [
  statement('housekeeping.resets', 'delete from password_resets where expires_at < now()'),
  statement('housekeeping.sessions', 'delete from sessions where expires_at < now()'),
  statement('housekeeping.leases', `delete from reply_leases where expires_at < now() - interval '1 hour'`),
  statement(
    'housekeeping.mails',
    `delete from outbox where state <> 'queued' and created_at < now() - interval '${MAIL_DAYS} days'`,
  ),
  // Its last attempt died with its process: nobody would try it again, and nobody would be told.
  statement(
    'housekeeping.lost-mails',
    `update outbox o set state = 'failed', last_error = coalesce(last_error, 'interrupted')
     where state = 'queued' and not exists (
       select from pgboss.job j
       where j.name = 'mail.send' and j.state < 'completed' and j.data ->> 'outbox_id' = o.id::text
     )`,
  ),
]

@Injectable()
export class HousekeepingRepository {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  async tidy(): Promise<void> {
    for (const each of STATEMENTS) await this.database.rows(each)
  }
}
