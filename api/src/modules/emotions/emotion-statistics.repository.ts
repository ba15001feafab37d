import type { Emotion } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Between, type EntityManager, IsNull, MoreThan, type Repository } from 'typeorm'
import type { Within } from '../../platform/database/database.ts'
import { UserEntity } from '../users/user.entity.ts'
import type { Days } from './emotion-period.ts'
import { EmotionDayGapEntity } from './totals/emotion-day-gap.entity.ts'
import { EmotionDayTotalEntity } from './totals/emotion-day-total.entity.ts'
import { EmotionUserEntity } from './totals/emotion-user.entity.ts'
import { EmotionUserDayTotalEntity } from './totals/emotion-user-day-total.entity.ts'
import { EmotionUserTotalEntity } from './totals/emotion-user-total.entity.ts'

/** The confidence is the sum over all. */
export type EmotionTotal = Pick<EmotionDayTotalEntity, 'emotion' | 'confidence'> & { count: number }

/** The last day that can be asked for. */
const LAST_DAY = '9999-12-31'

const within = ({ from, to }: Days) => Between(from ?? '-infinity', to ?? 'infinity')

/** Nothing here reads messages or their labels: the statistics are kept as running totals. */
@Injectable()
export class EmotionStatisticsRepository {
  constructor(
    @InjectRepository(EmotionUserTotalEntity) private readonly userTotals: Repository<EmotionUserTotalEntity>,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
  ) {}

  distribution(days: Days, { manager }: Within): Promise<EmotionTotal[]> {
    return manager
      .createQueryBuilder(EmotionDayTotalEntity, 'total')
      .select('total.emotion', 'emotion')
      .addSelect('sum(total.amount)', 'count')
      .addSelect('sum(total.confidence)', 'confidence')
      .where({ day: within(days) })
      .groupBy('total.emotion')
      .getRawMany<EmotionTotal>()
  }

  /** Few of all users are deleted: taking them away costs less than looking for each of the others. */
  async countUsers(days: Days, { manager }: Within): Promise<number> {
    const isAllTime = days.from === null && days.to === null
    const [all, deleted] = await Promise.all([
      this.countAllWithin(days, manager),
      this.countDeleted(manager, isAllTime ? null : days),
    ])
    return all - deleted
  }

  /** The most frequent first; undefined where there is no such user. */
  async countByEmotion(userId: string): Promise<{ emotion: Emotion; count: number }[] | undefined> {
    if (!(await this.users.existsBy({ id: userId, deleted_at: IsNull() }))) return undefined
    const totals = await this.userTotals.find({
      where: { owner_id: userId },
      order: { amount: 'DESC', emotion: 'ASC' },
    })
    return totals.map(({ emotion, amount }) => ({ emotion, count: amount }))
  }

  /** A user has one gap that begins within the days and ends after them: that of the last day with a label. */
  private async countAllWithin(days: Days, manager: EntityManager): Promise<number> {
    const sum = await manager.sum(EmotionDayGapEntity, 'amount', {
      day: within(days),
      next_day: MoreThan(days.to ?? LAST_DAY),
    })
    return sum ?? 0
  }

  /** @param days of all time when they are null */
  private countDeleted(manager: EntityManager, days: Days | null): Promise<number> {
    const deleted = manager.createQueryBuilder(UserEntity, 'user').where('user.deleted_at is not null')
    // Looked up user by user, however the planner estimates the days.
    const isWithin = deleted
      .subQuery()
      .select('true')
      .from<{ owner_id: string }>(days ? EmotionUserDayTotalEntity : EmotionUserEntity, 'total')
      .where('total.owner_id = user.id')
      .limit(1)
    if (days) isWithin.andWhere({ day: within(days) })
    return deleted.andWhere(isWithin.getQuery()).getCount()
  }
}
