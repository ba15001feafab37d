import { Injectable } from '@nestjs/common'
import { Database } from '../../../platform/database/database.ts'
import { Jobs } from '../../../platform/jobs/jobs.ts'
import { mailMonth } from '../../../platform/mail/mail-dates.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import { MonthlyReportRepository } from './monthly-report.repository.ts'

/** Writes to each administrator on the first of the month; once, however often the job runs. */
@Injectable()
export class MonthlyReportService {
  constructor(
    private readonly database: Database,
    private readonly reports: MonthlyReportRepository,
    private readonly outbox: Outbox,
    jobs: Jobs,
  ) {
    jobs.handle('report.send', () => this.send(), { concurrency: 1 })
  }

  private async send(): Promise<void> {
    const month = mailMonth(new Date())
    const readers = await this.reports.listRecipients()
    await this.database.transaction(async (transaction) => {
      for (const { language, ...user } of readers) {
        const onceKey = `monthly_report:${month}:${user.id}`
        await this.outbox.post({ template: 'monthly_report', user, language, onceKey }, transaction)
      }
    })
  }
}
