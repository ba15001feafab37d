import { type Emotion, type EmotionUserSort, emotions } from '@confida/contracts'
import { columnsOf } from '../../../platform/database/columns.ts'
import { UserEntity } from '../../users/user.entity.ts'
import type { Days } from '../emotion-period.ts'
import { EmotionUserDayTotalEntity } from '../totals/emotion-user-day-total.entity.ts'

const { list: dayKey } = columnsOf(EmotionUserDayTotalEntity, ['day', 'emotion'])
const userColumns = columnsOf(UserEntity, ['id', 'name', 'email'])
  .names.map((name) => `u.${name} as user_${name}`)
  .join(', ')

const keys = {
  messages: { type: 'int', direction: 'desc' },
  last_message: { type: 'date', direction: 'desc' },
  name: { type: 'text', direction: 'asc' },
} as const

// Aggregates of aggregates in the order of an index: a query builder would only quote this text. All of it takes the days,
// an emotion, limit and offset, and the value and id of the row that the page before ended with. Both ends of the days are
// always there, so that they are looked up in their index.
const inDays = `day >= coalesce($1::date, '-infinity') and day <= coalesce($2::date, 'infinity')`
const isKept = (owner: string) => `(select deleted_at is null from users where id = ${owner})`

/** The part of a list after the last row of the page before. */
function pageOf(sort: EmotionUserSort, key: string, owner: string): string {
  const { type, direction } = keys[sort]
  return `and ($6::text is null or (${key}, ${owner}) ${direction === 'desc' ? '<' : '>'} ($6::text::${type}, $7::uuid))
   order by ${key} ${direction}, ${owner} ${direction} limit $4 offset $5`
}

// Whoever wrote last comes first, as the index gives them. What narrows them is looked up row by row, however the planner
// estimates a period that it does not know.
const byLastMessage = `select d.owner_id, d.day as key from emotion_user_day_totals d
   where ${inDays}
     and (${dayKey}) = (
       select ${dayKey} from emotion_user_day_totals
       where owner_id = d.owner_id and ${inDays} order by day desc, emotion desc limit 1
     )
     and $3::text is null and ${isKept('d.owner_id')}
   ${pageOf('last_message', 'd.day', 'd.owner_id')}`

// Whoever feels something most may have written long ago, behind all the others.
const byLastMessageOfEmotion = `select total.owner_id, last.day as key
   from emotion_users total join users u on u.id = total.owner_id and u.deleted_at is null
   cross join lateral (select max(day) as day from emotion_user_day_totals where owner_id = total.owner_id) last
   where total.primary_emotion = $3::text
   ${pageOf('last_message', 'last.day', 'total.owner_id')}`

const byMessages = `select total.owner_id, total.amount as key from emotion_users total
   where $3::text is null and ${isKept('total.owner_id')}
   ${pageOf('messages', 'total.amount', 'total.owner_id')}`

const byMessagesOfEmotion = `select total.owner_id, felt.amount as key
   from emotion_users total join users u on u.id = total.owner_id and u.deleted_at is null
   join emotion_user_totals felt on felt.owner_id = total.owner_id and felt.emotion = $3::text
   where total.primary_emotion = $3::text
   ${pageOf('messages', 'felt.amount', 'total.owner_id')}`

const byName = `select total.owner_id, lower(u.name) as key
   from users u join emotion_users total on total.owner_id = u.id
   where u.deleted_at is null and ($3::text is null or total.primary_emotion = $3::text)
   ${pageOf('name', 'lower(u.name)', 'u.id')}`

const byNameInPeriod = `select u.id as owner_id, lower(u.name) as key from users u
   where u.deleted_at is null and (
     select ($3::text is null or (array_agg(emotion order by amount desc, emotion))[1] = $3::text) from (
       select emotion, sum(amount) as amount from emotion_user_day_totals
       where owner_id = u.id and ${inDays} group by 1
     ) as each having count(*) > 0
   )
   ${pageOf('name', 'lower(u.name)', 'u.id')}`

const sumOf = (emotion: Emotion) => `coalesce(sum(amount) filter (where emotion = '${emotion}'), 0)`

/** Whether it is the most frequent; of equal ones the first by name is. */
const isPrimary = (emotion: Emotion) =>
  emotions
    .filter((other) => other !== emotion)
    .map((other) => `${sumOf(emotion)} ${other < emotion ? '>' : '>='} ${sumOf(other)}`)
    .join(' and ')

// Who wrote most in a period, or felt something most, is known once the days of all are added up: these alone cost more
// with more users. One level of sums, as two cost twice as much.
function bySums(sort: 'messages' | 'last_message', emotion: Emotion | undefined): string {
  const amount = emotion ? sumOf(emotion) : 'sum(amount)'
  const key = sort === 'messages' ? `${amount}::int` : 'max(day)'
  return `select sums.owner_id, sums.key
   from (
     select owner_id, ${key} as key from emotion_user_day_totals
     where ${inDays} group by owner_id having ${emotion ? isPrimary(emotion) : 'true'}
   ) sums
   where ${isKept('sums.owner_id')}
   ${pageOf(sort, 'sums.key', 'sums.owner_id')}`
}

function ownersOf(sort: EmotionUserSort, isAllTime: boolean, emotion: Emotion | undefined): string {
  if (sort === 'last_message' && !emotion) return byLastMessage
  if (sort === 'name') return isAllTime ? byName : byNameInPeriod
  if (!isAllTime) return bySums(sort, emotion)
  if (sort === 'last_message') return byLastMessageOfEmotion
  return emotion ? byMessagesOfEmotion : byMessages
}

interface ListedUsers {
  days: Days
  sort: EmotionUserSort
  emotion?: Emotion
}

/** Only the users of a page have their days added up. */
export function selectUsers({ days, sort, emotion }: ListedUsers): string {
  const { direction } = keys[sort]
  const isAllTime = days.from === null && days.to === null
  return `select ${userColumns}, sums.primary_emotion, sums.total_messages, sums.emotion_messages, sums.last_day,
     e.key::text as sort_value
   from (${ownersOf(sort, isAllTime, emotion)}) e
   join users u on u.id = e.owner_id
   cross join lateral (
     select (array_agg(emotion order by amount desc, emotion))[1] as primary_emotion, sum(amount)::int as total_messages,
       (sum(amount) filter (where emotion = $3::text))::int as emotion_messages, max(day) as last_day
     from (
       select emotion, sum(amount)::int as amount, max(day) as day from emotion_user_day_totals
       where owner_id = e.owner_id and ${inDays} group by 1
     ) as each
   ) sums
   order by e.key ${direction}, e.owner_id ${direction}`
}
