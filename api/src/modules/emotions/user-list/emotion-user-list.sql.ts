import type { Emotion, EmotionUserSort } from '@confida/contracts'
import { columnsOf } from '../../../platform/database/columns.ts'
import { UserEntity } from '../../users/user.entity.ts'
import type { Days } from '../emotion-period.ts'
import { EmotionUserDayTotalEntity } from '../totals/emotion-user-day-total.entity.ts'
import { selectSums, sumsParametersOf } from './emotion-user-sums.sql.ts'

/** So many people are looked up in less time than it takes to add up all. */
const NEAR_MAX = 1000

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
// an emotion and a page. Both ends of the days are always there, so that they are looked up in their index.
const inDays = `day >= coalesce($1::date, '-infinity') and day <= coalesce($2::date, 'infinity')`
const isKept = (owner: string) => `(select deleted_at is null from users where id = ${owner})`

/** The part of a list after the last row of the page before. */
function after(sort: EmotionUserSort, key: string, owner: string): string {
  const { type, direction } = keys[sort]
  return `and ($6::text is null or (${key}, ${owner}) ${direction === 'desc' ? '<' : '>'} ($6::text::${type}, $7::uuid))`
}

function pageOf(sort: EmotionUserSort, key: string, owner: string): string {
  const { direction } = keys[sort]
  return `${after(sort, key, owner)}
   order by ${key} ${direction}, ${owner} ${direction} limit $4 offset $5`
}

// Whoever wrote last comes first, as the index gives them. What narrows them is looked up row by row, however the planner
// estimates a period that it does not know.
const latestDays = `select d.owner_id, d.day as key from emotion_user_day_totals d
   where ${inDays}
     and (${dayKey}) = (
       select ${dayKey} from emotion_user_day_totals
       where owner_id = d.owner_id and ${inDays} order by day desc, emotion desc limit 1
     )
     and ${isKept('d.owner_id')}`

const byLastMessage = `${latestDays} and $3::text is null
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

// Who comes first of all is near the top of a list that has an index: of a period, the people whom such a list begins with are
// looked up one by one. Where too few of them fit, or others may have more, all of the period are added up.
const nearTop: Record<EmotionUserSort, (emotion?: Emotion) => string> = {
  name: () => `select id as owner_id, lower(name) as key from users
     where deleted_at is null ${after('name', 'lower(name)', 'id')}
     order by key, id `,
  last_message: () => `${latestDays} ${after('last_message', 'd.day', 'd.owner_id')}
     order by d.day desc, d.owner_id desc `,
  // Nobody wrote more in a period than ever.
  messages: (emotion) => `select owner_id, amount as key from
     ${emotion ? 'emotion_user_totals where emotion = $3::text' : 'emotion_users'}
     order by amount desc, owner_id desc `,
}

const ofNear = (sort: EmotionUserSort, emotion?: Emotion) => {
  const key = sort === 'messages' ? `sums.${emotion ? 'felt' : 'total'}` : 'near.key'
  return `select near.owner_id, ${key} as key from near
   cross join lateral (
     select (array_agg(emotion order by amount desc, emotion))[1] as primary_emotion, sum(amount)::int as total,
       (sum(amount) filter (where emotion = $3::text))::int as felt
     from (
       select emotion, sum(amount) as amount from emotion_user_day_totals
       where owner_id = near.owner_id and ${inDays} group by 1
     ) as each having count(*) > 0
   ) sums
   where ($3::text is null or sums.primary_emotion = $3::text) and ${isKept('near.owner_id')}
   ${pageOf(sort, key, 'near.owner_id')}`
}

const ofAll: Record<EmotionUserSort, (emotion?: Emotion) => string> = {
  name: (emotion) => `select sums.owner_id, lower(u.name) as key
     from (${selectSums(emotion)}) sums join users u on u.id = sums.owner_id and u.deleted_at is null
     where true
     ${pageOf('name', 'lower(u.name)', 'u.id')}`,
  last_message: (emotion) => `select sums.owner_id, last.day as key
     from (${selectSums(emotion)}) sums
     cross join lateral (
       select max(day) as day from emotion_user_day_totals where owner_id = sums.owner_id and ${inDays}
     ) last
     where ${isKept('sums.owner_id')}
     ${pageOf('last_message', 'last.day', 'sums.owner_id')}`,
  // In their order before they are looked up: no more of them are than a page takes.
  messages: (emotion) => `select sums.owner_id, sums.key
     from (${selectSums(emotion)} order by key desc, owner_id desc) sums
     where ${isKept('sums.owner_id')}
     ${pageOf('messages', 'sums.key', 'sums.owner_id')}`,
}

interface ListedUsers {
  days: Days
  sort: EmotionUserSort
  emotion?: Emotion
  nearMax?: number
}

function ofPeriod({ sort, emotion, nearMax = NEAR_MAX }: ListedUsers): string {
  const last = (rows: string) => `(select row(key, owner_id) from ${rows} order by key, owner_id limit 1)`
  const isEnough = `((select count(*) from found) = $4
     ${sort === 'messages' ? `and ${last('found')} >= ${last('near')}` : ''})`
  return `with near as materialized (${nearTop[sort](emotion)} limit ${nearMax}),
     found as materialized (${ofNear(sort, emotion)})
   select owner_id, key from found where ${isEnough}
   union all (select owner_id, key from (${ofAll[sort](emotion)}) every where ${isEnough} is not true)`
}

/** Limit and offset, and the value and id of the row that the page before ended with. */
type Page = [limit: number | null, offset: number, value: string | null, id: string | null]

/** The people of a page, and whether it takes those of the period added up. */
function ownersOf(listed: ListedUsers): { select: string; isSummed: boolean } {
  const { days, sort, emotion } = listed
  const isAllTime = days.from === null && days.to === null
  if (sort === 'last_message' && !emotion) return { select: byLastMessage, isSummed: false }
  if (isAllTime) return { select: ofAllTime(sort, emotion), isSummed: false }
  return { select: ofPeriod(listed), isSummed: true }
}

function ofAllTime(sort: EmotionUserSort, emotion?: Emotion): string {
  if (sort === 'name') return byName
  if (sort === 'last_message') return byLastMessageOfEmotion
  return emotion ? byMessagesOfEmotion : byMessages
}

/** Only the users of a page have their days added up. */
export function selectUsers(listed: ListedUsers, page: Page): { text: string; parameters: unknown[] } {
  const { days, sort, emotion } = listed
  const { direction } = keys[sort]
  const { select, isSummed } = ownersOf(listed)
  const text = `select ${userColumns}, sums.primary_emotion, sums.total_messages, sums.emotion_messages, sums.last_day,
     e.key::text as sort_value
   from (${select}) e
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
  const parameters = [
    days.from,
    days.to,
    emotion ?? null,
    ...page,
    ...(isSummed ? sumsParametersOf(days) : []),
  ]
  return { text, parameters }
}
