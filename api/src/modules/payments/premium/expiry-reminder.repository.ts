import type { Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

const REMIND_DAYS = 3

// Also those whose days were always fewer: late is better than not at all. Standby users could not act on it.
const columns = `u.id, u.name, u.email, u.language, u.premium_until,
  'subscription_expiring:' || u.id || ':' || to_char(u.premium_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as once_key`
const isDue = `u.premium_until > now() and u.premium_until <= now() + interval '${REMIND_DAYS * 24} hours'
  and u.deleted_at is null and not u.is_standby`

const listDue = statement(
  'premium.due',
  `select d.id from (select ${columns} from users u where ${isDue}) d
   where not exists (select from outbox o where o.once_key = d.once_key) order by d.premium_until, d.id`,
)
// Keeps a top-up of the same moment out, after which nothing is about to end.
const lockDue = statement(
  'premium.lock-due',
  `select ${columns} from users u where u.id = $1 and ${isDue} for no key update`,
)

export interface ExpiringUser {
  id: string
  name: string
  email: string
  language: Language
  premium_until: Date
  /** One for each user and end of its premium days. */
  once_key: string
}

@Injectable()
export class ExpiryReminderRepository {
  constructor(private readonly database: Database) {}

  /** Whose premium days are about to end and who has not been told. */
  async listDue(): Promise<string[]> {
    return (await this.database.rows<{ id: string }>(listDue)).map(({ id }) => id)
  }

  lockDue(id: string, executor: Executor): Promise<ExpiringUser | undefined> {
    return executor.row<ExpiringUser & Record<string, unknown>>(lockDue, [id])
  }
}
