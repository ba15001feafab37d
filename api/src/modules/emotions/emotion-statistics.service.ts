import {
  EMOTION_PEOPLE_MIN,
  type EmotionStatistics,
  emotions,
  type getEmotionStatistics,
  type QueryOf,
  type UserEmotions,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Replica } from '../../platform/database/replica.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { daysOf } from './emotion-period.ts'
import { EmotionStatisticsRepository, type EmotionTotal } from './emotion-statistics.repository.ts'
import { EmotionUserListRepository } from './user-list/emotion-user-list.repository.ts'

@Injectable()
export class EmotionStatisticsService {
  constructor(
    private readonly statistics: EmotionStatisticsRepository,
    private readonly users: EmotionUserListRepository,
    private readonly replica: Replica,
  ) {}

  /** `next` is where the next page of people begins. */
  async get(query: QueryOf<typeof getEmotionStatistics>): Promise<EmotionStatistics & { next?: string }> {
    const days = daysOf(query, new Date())
    const [totals, page, chatting] = await this.replica.read((within) =>
      Promise.all([
        this.statistics.distribution(days, within),
        this.users.list(days, query, within),
        this.statistics.countUsers(days, within),
      ]),
    )
    const total = totals.reduce((sum, { count }) => sum + count, 0)
    const isPeriod = days.from !== null || days.to !== null
    const isWithheld = isPeriod && chatting < EMOTION_PEOPLE_MIN
    return {
      status: 'success',
      total_emotion_analyses: total,
      total_chatting_users: chatting,
      emotion_distribution: isWithheld ? [] : toDistribution(totals, total),
      ...(isWithheld ? { is_withheld: true } : {}),
      all_users_emotions: page.users,
      next: page.next,
    }
  }

  async getForUser(userId: string): Promise<UserEmotions> {
    const counts = await this.statistics.countByEmotion(userId)
    if (!counts) throw new AppError('user_not_found')
    const total = counts.reduce((sum, { count }) => sum + count, 0)
    return {
      status: 'success',
      total_messages: total,
      emotion_stats: counts.map(({ emotion, count }) => ({
        emotion,
        count,
        percentage: share(count, total),
      })),
    }
  }
}

function toDistribution(totals: EmotionTotal[], total: number): EmotionStatistics['emotion_distribution'] {
  const known = new Map(totals.map((each) => [each.emotion, each]))
  return emotions.map((emotion) => {
    const { count, confidence } = known.get(emotion) ?? { count: 0, confidence: 0 }
    const average = count > 0 ? Math.min(1, Math.max(0, confidence / count)) : 0
    return {
      _id: emotion,
      count,
      percentage: share(count, total),
      avg_confidence: Math.round(average * 1000) / 1000,
    }
  })
}

/** Of 100, with one decimal. */
const share = (count: number, total: number) => (total > 0 ? Math.round((count / total) * 1000) / 10 : 0)
