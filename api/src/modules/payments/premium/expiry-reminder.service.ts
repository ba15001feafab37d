import { Injectable } from '@nestjs/common'
import { Database } from '../../../platform/database/database.ts'
import { Jobs } from '../../../platform/jobs/jobs.ts'
import { mailDay } from '../../../platform/mail/mail-dates.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import { ExpiryReminderRepository } from './expiry-reminder.repository.ts'

/** Tells users three days before that their premium days end; once for each end. */
@Injectable()
export class ExpiryReminderService {
  constructor(
    private readonly database: Database,
    private readonly reminders: ExpiryReminderRepository,
    private readonly outbox: Outbox,
    jobs: Jobs,
  ) {
    jobs.handle('premium.remind', () => this.remind(), { concurrency: 1 })
  }

  /** One transaction a user: a run that is killed goes on where it was. */
  private async remind(): Promise<void> {
    for (const id of await this.reminders.listDue()) {
      await this.database.transaction(async (transaction) => {
        const user = await this.reminders.lockDue(id, transaction)
        if (!user) return
        const { language, once_key: onceKey } = user
        const variables = { premium_end: mailDay(user.premium_until) }
        await this.outbox.post(
          { template: 'subscription_expiring', user, language, variables, onceKey },
          transaction,
        )
      })
    }
  }
}
