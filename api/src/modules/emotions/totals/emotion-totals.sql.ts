import { emotions } from '@confida/contracts'
import type { CountedTable } from '../../../platform/totals/counted-table.ts'

const DAY = `(created_at at time zone 'UTC')::date`

// Whole tables are counted where they lie; the triggers that keep the totals up to date are the migrations'.
/** Each of a person's totals lies beside the labels that it counts, on the same server: no row leaves it. */
export const OWNER_TOTALS: CountedTable[] = [
  {
    name: 'emotion_user_day_totals',
    scope: 'true',
    key: ['day', 'owner_id', 'emotion'],
    amounts: ['amount'],
    query: `select owner_id, ${DAY} as day, emotion, count(*) as amount from emotion_labels group by 1, 2, 3`,
  },
  {
    name: 'emotion_user_month_totals',
    scope: 'true',
    key: ['month', 'owner_id'],
    amounts: ['amount', ...emotions],
    query: `select date_trunc('month', day)::date as month, owner_id, sum(amount) as amount, ${emotions
      .map((emotion) => `coalesce(sum(amount) filter (where emotion = '${emotion}'), 0) as ${emotion}`)
      .join(', ')}
      from emotion_user_day_totals group by 1, 2`,
  },
  {
    name: 'emotion_user_totals',
    scope: 'true',
    key: ['owner_id', 'emotion'],
    amounts: ['amount'],
    query: `select owner_id, emotion, sum(amount) as amount from emotion_user_day_totals group by 1, 2`,
  },
  {
    name: 'emotion_users',
    scope: 'true',
    key: ['owner_id'],
    amounts: ['primary_emotion', 'amount'],
    query: `select owner_id, (array_agg(emotion order by amount desc, emotion))[1] as primary_emotion,
        sum(amount) as amount
      from emotion_user_totals group by 1`,
  },
]

/** Over all people, from the labels and from what each has on a day. */
export const EMOTION_TOTALS: CountedTable[] = [
  {
    name: 'emotion_day_totals',
    scope: 'true',
    key: ['day', 'emotion', 'slot'],
    amounts: ['amount', 'confidence'],
    query: `select ${DAY} as day, emotion, 0 as slot, count(*) as amount, sum(confidence::float8) as confidence
      from emotion_labels group by 1, 2`,
  },
  {
    name: 'emotion_day_gaps',
    scope: 'true',
    key: ['next_day', 'day', 'slot'],
    amounts: ['amount'],
    query: `select day, next_day, 0 as slot, count(*) as amount from (
        select day, lead(day, 1, 'infinity') over (partition by owner_id order by day) as next_day
        from (select distinct owner_id, day from emotion_user_day_totals) as days
      ) as gaps group by 1, 2`,
  },
]
