import type { Language } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { In, MoreThan, type Repository } from 'typeorm'
import { columnsOf, type RowOf } from '../../platform/database/columns.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { JobData } from '../../platform/jobs/queues.ts'
import { CareCardEntity } from '../care/care-card.entity.ts'
import { MemoryEntity } from '../memories/memory.entity.ts'
import { UserEntity } from '../users/user.entity.ts'
import { PushCompanionEntity } from './push-companion.entity.ts'
import { PushSettingsEntity } from './push-settings.entity.ts'
import { PushSubscriptionEntity } from './push-subscription.entity.ts'
import type { Clock, ToldDay } from './reminder-time.ts'

const clock = columnsOf(PushSettingsEntity, ['time_zone', 'quiet_from', 'quiet_to'])
const target = columnsOf(PushSubscriptionEntity, ['endpoint', 'p256dh', 'auth'])

/** What one reminder is about. */
export type ReminderRef = Omit<JobData['push.send'], 'subscription_id'>

export type DueReminder = ReminderRef & ToldDay & Clock
export type Delivery = ToldDay & Clock & RowOf<typeof target> & { language: Language }

const DAY_MS = 86_400_000

/** Whoever has been reminded within a day, or has written something that called for help lines, is left in peace. */
const hasNoCare = (userId: string) => `not exists (
  select from care_cards k where k.owner_id = ${userId} and k.created_at > now() - interval '1 day'
)`
const mayBeReminded = (settings: string) =>
  `(${settings}.silent_since is null or ${settings}.silent_since <= now() - interval '1 day')
   and ${hasNoCare(`${settings}.user_id`)}`
/** Wherever on Earth it is tomorrow. */
const IS_NEAR = `m.kind = 'date' and m.value in (
  select to_char(now() at time zone 'UTC' + n * interval '1 day', 'YYYY-MM-DD') from generate_series(-1, 2) n
)`

@Injectable()
export class ReminderRepository {
  constructor(
    @InjectRepository(PushSettingsEntity) private readonly settings: Repository<PushSettingsEntity>,
    @InjectRepository(MemoryEntity) private readonly memories: Repository<MemoryEntity>,
  ) {}

  /** Near days that somebody who can be reminded has told, whatever the hour is there; pinned ones first. */
  listNear(): Promise<DueReminder[]> {
    return this.told()
      .addSelect('m.owner_id, m.companion_id, m.id as memory_id')
      .where(IS_NEAR)
      .andWhere(mayBeReminded('s'))
      .andWhere('exists (select from push_subscriptions b where b.user_id = s.user_id)')
      .orderBy('m.pinned', 'DESC')
      .addOrderBy('m.told_at')
      .getRawMany<DueReminder>()
  }

  /** Takes the one reminder of a day. @returns false where somebody has had it, or is to be left in peace */
  async claim(ownerId: string, { manager }: Transaction): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(PushSettingsEntity, { silent_since: () => 'now()' })
      .where('user_id = :ownerId', { ownerId })
      .andWhere(mayBeReminded('push_settings'))
      .execute()
    return affected === 1
  }

  async listSubscriptions(ownerId: string, { manager }: Transaction): Promise<string[]> {
    const found = await manager.find(PushSubscriptionEntity, {
      select: { id: true },
      where: { user_id: ownerId },
    })
    return found.map(({ id }) => id)
  }

  /** Undefined where meanwhile the memory, the choice or the browser is gone, or the person is to be left in peace. */
  findDelivery({ memory_id, day, subscription_id, owner_id, companion_id }: JobData['push.send']) {
    return this.told()
      .innerJoin(PushSubscriptionEntity, 'b', 'b.user_id = s.user_id')
      .addSelect(`${target.of('b')}, u.language`)
      .where({ user_id: owner_id })
      .andWhere('b.id = :subscription_id', { subscription_id })
      .andWhere('m.companion_id = :companion_id and m.id = :memory_id and m.value = :day', {
        companion_id,
        memory_id,
        day,
      })
      .andWhere(hasNoCare('s.user_id'))
      .getRawOne<Delivery>()
  }

  /** Whether a message of the last day called for help lines. */
  isInCare(ownerId: string): Promise<boolean> {
    const created_at = MoreThan(new Date(Date.now() - DAY_MS))
    return this.memories.manager.existsBy(CareCardEntity, { owner_id: ownerId, created_at })
  }

  /** What a partner was told of these days. */
  listOfDays(ownerId: string, companionId: string, days: string[]): Promise<MemoryEntity[]> {
    return this.memories.find({
      where: { owner_id: ownerId, companion_id: companionId, kind: 'date', value: In(days) },
      order: { value: 'ASC', told_at: 'ASC', id: 'ASC' },
    })
  }

  /** Memories of partners that may remind, with the clock of their owner. */
  private told() {
    return this.settings
      .createQueryBuilder('s')
      .innerJoin(UserEntity, 'u', 'u.id = s.user_id and u.deleted_at is null and not u.is_standby')
      .innerJoin(PushCompanionEntity, 'c', 'c.owner_id = s.user_id')
      .innerJoin(MemoryEntity, 'm', 'm.owner_id = c.owner_id and m.companion_id = c.companion_id')
      .select(`${clock.of('s')}, m.value as day, m.told_at`)
  }
}
