import type { Reminder } from '@confida/contracts'
import { answerTexts } from '@confida/i18n/server'
import { Injectable, Logger } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Job, Jobs } from '../../platform/jobs/jobs.ts'
import { CompanionRepository } from '../companions/companion.repository.ts'
import { PushGateway } from './push.gateway.ts'
import { PushRepository } from './push.repository.ts'
import { type ReminderRef, ReminderRepository } from './reminder.repository.ts'
import { isTimeFor, nextDays, secondsToKeep } from './reminder-time.ts'

/** Reminds people of the days that they told a partner of, once a day at most. */
@Injectable()
export class ReminderService {
  private readonly logger = new Logger(ReminderService.name)

  constructor(
    private readonly database: Database,
    private readonly reminders: ReminderRepository,
    private readonly push: PushRepository,
    private readonly companions: CompanionRepository,
    private readonly gateway: PushGateway,
    private readonly jobs: Jobs,
  ) {
    jobs.handle('push.plan', () => this.plan(), { concurrency: 1 })
    jobs.handle('push.send', (job) => this.send(job))
  }

  /** For the conversation: what a notification is about stands there, and nowhere else. */
  async list(ownerId: string, companionId: string): Promise<Reminder[]> {
    if (!(await this.companions.find(ownerId, companionId))) throw new AppError('companion_not_found')
    const settings = await this.push.findSettings(ownerId)
    if (!settings || !(await this.push.mayRemind(ownerId, companionId))) return []
    if (await this.reminders.isInCare(ownerId)) return []
    const days = nextDays(settings.time_zone, new Date())
    const memories = await this.reminders.listOfDays(ownerId, companionId, days)
    return memories.map(({ id, text, value }) => ({ memory_id: id, text, day: value }))
  }

  private async plan(): Promise<void> {
    if (!this.gateway.publicKey) return
    const now = new Date()
    const due = (await this.reminders.listNear()).filter((each) => isTimeFor(each, each, now))
    for (const { owner_id, companion_id, memory_id, day } of due)
      await this.remind({ owner_id, companion_id, memory_id, day })
  }

  /** To each browser of the person; of two at the same moment one is planned. */
  private async remind(reminder: ReminderRef): Promise<void> {
    await this.database.transaction(async (transaction) => {
      if (!(await this.reminders.claim(reminder.owner_id, transaction))) return
      for (const subscription_id of await this.reminders.listSubscriptions(reminder.owner_id, transaction))
        await this.jobs.enqueue('push.send', { ...reminder, subscription_id }, transaction)
    })
  }

  /** Asks again for everything: since it was planned, an hour of attempts may have passed. */
  private async send({ data }: Job<'push.send'>): Promise<void> {
    const delivery = await this.reminders.findDelivery(data)
    const now = new Date()
    if (!delivery || !isTimeFor(delivery, delivery, now)) return
    const message = {
      title: 'Confida',
      body: answerTexts[delivery.language].push_reminder,
      language: delivery.language,
      url: `/text-chat/${data.companion_id}`,
    }
    const outcome = await this.gateway.send(delivery, message, secondsToKeep(delivery, now))
    if (outcome === 'gone') await this.push.removeSubscription(data.subscription_id)
    if (outcome === 'refused') this.logger.warn('a push service has refused a notification')
  }
}
