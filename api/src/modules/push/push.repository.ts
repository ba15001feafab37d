import { PUSH_SUBSCRIPTIONS_MAX, type PushSubscription, type QuietHours } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { In, type Repository } from 'typeorm'
import { Database } from '../../platform/database/database.ts'
import { PushCompanionEntity } from './push-companion.entity.ts'
import { PushSettingsEntity } from './push-settings.entity.ts'
import { PushSubscriptionEntity } from './push-subscription.entity.ts'

/** What somebody has chosen. */
@Injectable()
export class PushRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(PushSettingsEntity) private readonly settings: Repository<PushSettingsEntity>,
    @InjectRepository(PushSubscriptionEntity)
    private readonly subscriptions: Repository<PushSubscriptionEntity>,
    @InjectRepository(PushCompanionEntity) private readonly companions: Repository<PushCompanionEntity>,
  ) {}

  findSettings(userId: string): Promise<PushSettingsEntity | null> {
    return this.settings.findOneBy({ user_id: userId })
  }

  listCompanions(userId: string): Promise<PushCompanionEntity[]> {
    return this.companions.find({
      where: { owner_id: userId },
      order: { created_at: 'ASC', companion_id: 'ASC' },
    })
  }

  mayRemind(userId: string, companionId: string): Promise<boolean> {
    return this.companions.existsBy({ owner_id: userId, companion_id: companionId })
  }

  isSubscribed(userId: string, sessionId: string): Promise<boolean> {
    return this.subscriptions.existsBy({ user_id: userId, session_id: sessionId })
  }

  /** The browser of a session; one that somebody else has used before is theirs no more. */
  async subscribe(
    userId: string,
    sessionId: string,
    { endpoint, p256dh, auth, time_zone }: PushSubscription,
  ): Promise<void> {
    await this.database.transaction(async ({ manager }) => {
      // Also has two subscriptions of one person come one after the other.
      await manager.upsert(PushSettingsEntity, { user_id: userId, time_zone }, ['user_id'])
      await manager.delete(PushSubscriptionEntity, [{ endpoint }, { session_id: sessionId }])
      const added = { user_id: userId, session_id: sessionId, endpoint, p256dh, auth }
      await manager.insert(PushSubscriptionEntity, added)
      const over = await manager.find(PushSubscriptionEntity, {
        select: { id: true },
        where: { user_id: userId },
        order: { created_at: 'DESC' },
        skip: PUSH_SUBSCRIPTIONS_MAX,
      })
      if (over.length > 0) await manager.delete(PushSubscriptionEntity, { id: In(over.map(({ id }) => id)) })
    })
  }

  async unsubscribe(userId: string, sessionId: string): Promise<void> {
    await this.subscriptions.delete({ user_id: userId, session_id: sessionId })
  }

  async removeSubscription(id: string): Promise<void> {
    await this.subscriptions.delete({ id })
  }

  async setQuietHours(userId: string, hours: QuietHours): Promise<void> {
    await this.settings.upsert({ user_id: userId, ...hours }, ['user_id'])
  }

  async choose(userId: string, companionId: string, isEnabled: boolean): Promise<void> {
    const choice = { owner_id: userId, companion_id: companionId }
    if (isEnabled) await this.companions.upsert(choice, ['owner_id', 'companion_id'])
    else await this.companions.delete(choice)
  }
}
