import type { Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'

// The month where the provider is, as for the hour at which the report goes out.
const list = statement(
  'monthly-report.administrators',
  `select id, name, email, language,
     'monthly_report:' || to_char(now() at time zone 'Europe/Rome', 'YYYY-MM') || ':' || id as once_key
   from users where role = 'admin' and deleted_at is null and not is_standby order by created_at, id`,
)

export interface ReportRecipient {
  id: string
  name: string
  email: string
  language: Language
  /** One for each administrator and month. */
  once_key: string
}

@Injectable()
export class MonthlyReportRepository {
  constructor(private readonly database: Database) {}

  listRecipients(): Promise<ReportRecipient[]> {
    return this.database.rows<ReportRecipient & Record<string, unknown>>(list)
  }
}
