import { type Emotion, emotions } from '@confida/contracts'
import type { Days } from '../emotion-period.ts'
import { monthSpansOf } from './month-spans.ts'

// Who wrote most in a period, or felt something most, is known once what all wrote is added up: these alone cost more with
// more users. Months and days are added up before they meet, as the planner knows how many people each of them has.
const MONTHS = 'emotion_user_month_totals where month >= $8::date and month < $9::date group by owner_id'
const DAYS = `emotion_user_day_totals
   where day between $11::date and $12::date or day between $14::date and $15::date group by owner_id`
const SIGN = 'case when day between $11::date and $12::date then $10::int else $13::int end'

/** A row for each person of a period, or each who felt the emotion most, with the messages of it. */
export function selectSums(emotion: Emotion | undefined): string {
  const columns = emotion ? emotions : ['amount']
  const ofDays = (column: string) =>
    `sum(amount * ${SIGN})${emotion ? ` filter (where emotion = '${column}')` : ''} as ${column}`
  return `select owner_id, (${both(emotion ?? 'amount')})::int as key
   from (select owner_id, ${columns.map((column) => `sum(${column}) as ${column}`).join(', ')} from ${MONTHS}) months
   full join (select owner_id, ${columns.map(ofDays).join(', ')} from ${DAYS}) days using (owner_id)
   where ${both(emotion ?? 'amount')} > 0 ${emotion ? `and ${isPrimary(emotion)}` : ''}`
}

/** What it takes behind the others of a list. */
export function sumsParametersOf(period: Days): (string | number)[] {
  const { months, start, end } = monthSpansOf(period)
  return [months.from, months.before, ...[start, end].flatMap(({ sign, from, to }) => [sign, from, to])]
}

const both = (column: string) => `(coalesce(months.${column}, 0) + coalesce(days.${column}, 0))`

/** Of equal ones the first by name is the most frequent. */
const isPrimary = (emotion: Emotion) =>
  emotions
    .filter((other) => other !== emotion)
    .map((other) => `${both(emotion)} ${other < emotion ? '>' : '>='} ${both(other)}`)
    .join(' and ')
