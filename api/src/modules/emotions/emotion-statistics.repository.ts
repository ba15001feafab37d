import type { Emotion, EmotionStatistics } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Between, IsNull, MoreThan, type Repository } from 'typeorm'
import { Database } from '../../platform/database/database.ts'
import { UserEntity } from '../users/user.entity.ts'
import type { Days } from './emotion-period.ts'
import { listUsersWithin, listUsersWithinByEmotion } from './emotion-statistics.sql.ts'
import { EmotionDayGapEntity } from './totals/emotion-day-gap.entity.ts'
import { EmotionDayTotalEntity } from './totals/emotion-day-total.entity.ts'
import { EmotionUserEntity } from './totals/emotion-user.entity.ts'
import { EmotionUserDayTotalEntity } from './totals/emotion-user-day-total.entity.ts'
import { EmotionUserTotalEntity } from './totals/emotion-user-total.entity.ts'

/** The confidence is the sum over all. */
export type EmotionTotal = Pick<EmotionDayTotalEntity, 'emotion' | 'confidence'> & { count: number }

export type UserEmotionRow = EmotionStatistics['all_users_emotions'][number]

interface Slice {
  emotion?: Emotion
  limit?: number
  offset?: number
}

/** The last day that can be asked for. */
const LAST_DAY = '9999-12-31'

const within = ({ from, to }: Days) => Between(from ?? '-infinity', to ?? 'infinity')

/** Nothing here reads messages or their labels: the statistics are kept as running totals. */
@Injectable()
export class EmotionStatisticsRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(EmotionDayTotalEntity) private readonly dayTotals: Repository<EmotionDayTotalEntity>,
    @InjectRepository(EmotionDayGapEntity) private readonly dayGaps: Repository<EmotionDayGapEntity>,
    @InjectRepository(EmotionUserEntity) private readonly emotionUsers: Repository<EmotionUserEntity>,
    @InjectRepository(EmotionUserTotalEntity) private readonly userTotals: Repository<EmotionUserTotalEntity>,
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
  ) {}

  distribution(days: Days): Promise<EmotionTotal[]> {
    return this.dayTotals
      .createQueryBuilder('total')
      .select('total.emotion', 'emotion')
      .addSelect('sum(total.amount)', 'count')
      .addSelect('sum(total.confidence)', 'confidence')
      .where({ day: within(days) })
      .groupBy('total.emotion')
      .getRawMany<EmotionTotal>()
  }

  listUsers({ from, to }: Days, slice: Slice): Promise<UserEmotionRow[]> {
    if (from === null && to === null) return this.listUsersOfAllTime(slice)
    const { emotion, limit, offset } = slice
    const page = [limit ?? null, offset ?? 0]
    return emotion
      ? this.database.rows<UserEmotionRow>(listUsersWithinByEmotion, [from, to, emotion, ...page])
      : this.database.rows<UserEmotionRow>(listUsersWithin, [from, to, ...page])
  }

  /** Few of all users are deleted: taking them away costs less than looking for each of the others. */
  async countUsers(days: Days): Promise<number> {
    const isAllTime = days.from === null && days.to === null
    const [all, deleted] = await Promise.all([
      isAllTime ? this.emotionUsers.count() : this.countAllWithin(days),
      isAllTime ? this.countDeleted() : this.countDeletedWithin(days),
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

  private listUsersOfAllTime({ emotion, limit, offset }: Slice): Promise<UserEmotionRow[]> {
    return this.emotionUsers
      .createQueryBuilder('total')
      .innerJoin(UserEntity, 'user', 'user.id = total.owner_id and user.deleted_at is null')
      .select('user.id', 'user_id')
      .addSelect('user.name', 'user_name')
      .addSelect('user.email', 'user_email')
      .addSelect('total.primary_emotion', 'primary_emotion')
      .addSelect('total.amount', 'total_messages')
      .where(emotion ? { primary_emotion: emotion } : {})
      .orderBy('total.amount', 'DESC')
      .addOrderBy('total.owner_id')
      .limit(limit)
      .offset(offset)
      .getRawMany<UserEmotionRow>()
  }

  private countDeleted(): Promise<number> {
    return this.emotionUsers
      .createQueryBuilder('total')
      .innerJoin(UserEntity, 'user', 'user.id = total.owner_id and user.deleted_at is not null')
      .getCount()
  }

  /** A user has one gap that begins within the days and ends after them: that of the last day with a label. */
  private async countAllWithin(days: Days): Promise<number> {
    const sum = await this.dayGaps.sum('amount', {
      day: within(days),
      next_day: MoreThan(days.to ?? LAST_DAY),
    })
    return sum ?? 0
  }

  private countDeletedWithin(days: Days): Promise<number> {
    const deleted = this.users.createQueryBuilder('user').where('user.deleted_at is not null')
    // Looked up user by user, however the planner estimates the days.
    const isWithin = deleted
      .subQuery()
      .select('true')
      .from(EmotionUserDayTotalEntity, 'total')
      .where('total.owner_id = user.id')
      .andWhere({ day: within(days) })
      .limit(1)
    return deleted.andWhere(isWithin.getQuery()).getCount()
  }
}
