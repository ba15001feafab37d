import type { Emotion } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Within } from '../../../platform/database/database.ts'
import { EmotionDayTotalEntity } from '../totals/emotion-day-total.entity.ts'
import { countByStep, peopleByStep } from './emotion-trend.sql.ts'
import type { TrendSpan } from './trend-steps.ts'

export interface StepCount {
  step: string
  emotion: Emotion
  count: number
}

export interface StepPeople {
  step: string
  people: number
}

/** By running totals, as the other statistics. */
@Injectable()
export class EmotionTrendRepository {
  /** With a label; of days whose labels are gone the totals stay, as nothing. */
  async firstDay({ manager }: Within): Promise<string | null> {
    const first = await manager
      .createQueryBuilder(EmotionDayTotalEntity, 'total')
      .select('total.day', 'day')
      .groupBy('total.day')
      .having('sum(total.amount) > 0')
      .orderBy('total.day')
      .limit(1)
      .getRawOne<{ day: string }>()
    return first?.day ?? null
  }

  count({ from, to, unit }: TrendSpan, { manager }: Within): Promise<StepCount[]> {
    return manager.query(countByStep, [from, to, unit])
  }

  people({ from, to, unit }: TrendSpan, { manager }: Within): Promise<StepPeople[]> {
    return manager.query(peopleByStep, [from, to, unit])
  }
}
