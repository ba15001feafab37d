import {
  EMOTION_PEOPLE_MIN,
  type Emotion,
  type EmotionTrend,
  emotions,
  type getEmotionTrend,
  type QueryOf,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Replica } from '../../../platform/database/replica.ts'
import { daysOf } from '../emotion-period.ts'
import { EmotionTrendRepository, type StepCount } from './emotion-trend.repository.ts'
import { spanOf, stepsOf } from './trend-steps.ts'

interface Step {
  counts: Record<Emotion, number>
  messages: number
  people: number
}

@Injectable()
export class EmotionTrendService {
  constructor(
    private readonly trend: EmotionTrendRepository,
    private readonly replica: Replica,
  ) {}

  get(query: QueryOf<typeof getEmotionTrend>, now = new Date()): Promise<EmotionTrend> {
    return this.replica.read(async (within) => {
      const first = await this.trend.firstDay(within)
      const span = spanOf(daysOf(query, now), first, now.toISOString().slice(0, 10))
      if (!span) return { unit: 'day', steps: [] }
      const [counts, people] = await Promise.all([
        this.trend.count(span, within),
        this.trend.people(span, within),
      ])
      const countsOf = Map.groupBy(counts, ({ step }) => step)
      const peopleOf = new Map(people.map((each) => [each.step, each.people]))
      const days = stepsOf(span)
      const steps = days.map((day) => toStep(countsOf.get(day) ?? [], peopleOf.get(day) ?? 0))
      const withheld = withheldOf(steps)
      return {
        unit: span.unit,
        steps: steps.map((step, index) => ({
          day: index === 0 ? span.from : (days[index] ?? span.from),
          counts: withheld.has(step) ? null : step.counts,
        })),
      }
    })
  }
}

function toStep(rows: StepCount[], people: number): Step {
  const counts = Object.fromEntries(emotions.map((emotion) => [emotion, 0])) as Record<Emotion, number>
  for (const { emotion, count } of rows) counts[emotion] = count
  return { counts, people, messages: rows.reduce((sum, { count }) => sum + count, 0) }
}

/**
 * Those of a few people. The smallest of the others goes with them: what is left of the figures of the period after the
 * steps that are told is then of as many people as is told of anything.
 */
function withheldOf(steps: Step[]): Set<Step> {
  const written = steps.filter(({ messages }) => messages > 0).toSorted((a, b) => a.people - b.people)
  const few = written.filter(({ people }) => people < EMOTION_PEOPLE_MIN).length
  return new Set(written.slice(0, few > 0 ? few + 1 : 0))
}
