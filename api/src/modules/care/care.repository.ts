import type { Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { statement } from '../../platform/database/statement.ts'

const count = statement(
  'care-events.count',
  `insert into care_events as e (day, language, count) values ((now() at time zone 'utc')::date, $1, 1)
   on conflict (day, language) do update set count = e.count + 1`,
)

@Injectable()
export class CareRepository {
  constructor(private readonly database: Database) {}

  /** Neither who nor what: only that it happened on this day, in this language. */
  async count(language: Language): Promise<void> {
    await this.database.rows(count, [language])
  }
}
