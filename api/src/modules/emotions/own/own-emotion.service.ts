import {
  EMOTION_TREND_WEEKS,
  type Emotion,
  type EmotionWeek,
  OWN_EMOTIONS_MAX,
  type OwnEmotion,
  type OwnEmotions,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AppError } from '../../../platform/http/app-error.ts'
import { type LabelRow, OwnEmotionRepository, type WeekCount } from './own-emotion.repository.ts'

/** What the analysis has said of somebody's messages, for them alone. */
@Injectable()
export class OwnEmotionService {
  constructor(private readonly emotions: OwnEmotionRepository) {}

  list(ownerId: string, { limit = OWN_EMOTIONS_MAX, offset = 0 }: { limit?: number; offset?: number }) {
    return this.emotions.transaction<OwnEmotions>(async (transaction) => {
      const labels = await this.emotions.list(ownerId, { limit, offset }, transaction)
      const total = await this.emotions.count(ownerId, transaction)
      const counts = await this.emotions.countByWeek(ownerId, firstWeek(new Date()), transaction)
      return { labels: labels.map(toOwnEmotion), total, trend: toTrend(counts) }
    })
  }

  correct(ownerId: string, messageId: string, emotion: Emotion): Promise<OwnEmotion> {
    return this.emotions.transaction(async (transaction) => {
      const isCorrected = await this.emotions.correct(ownerId, messageId, emotion, transaction)
      const label = isCorrected && (await this.emotions.find(ownerId, messageId, transaction))
      if (!label) throw new AppError('message_not_found')
      return toOwnEmotion(label)
    })
  }

  async remove(ownerId: string, messageId: string): Promise<void> {
    const isRemoved = await this.emotions.transaction((transaction) =>
      this.emotions.remove(ownerId, messageId, transaction),
    )
    if (!isRemoved) throw new AppError('message_not_found')
  }
}

const toOwnEmotion = ({ created_at, ...label }: LabelRow): OwnEmotion => ({
  ...label,
  created_at: created_at.toISOString(),
})

/** The Monday that the oldest week of the trend begins with. */
export function firstWeek(now: Date): string {
  const monday = new Date(now)
  const daysSinceMonday = (monday.getUTCDay() + 6) % 7
  monday.setUTCDate(monday.getUTCDate() - daysSinceMonday - 7 * (EMOTION_TREND_WEEKS - 1))
  return monday.toISOString().slice(0, 10)
}

function toTrend(counts: WeekCount[]): EmotionWeek[] {
  const weeks = Map.groupBy(counts, ({ week }) => week)
  return [...weeks].map(([week, each]) => ({
    week,
    emotions: each.map(({ emotion, count }) => ({ emotion, count })),
  }))
}
