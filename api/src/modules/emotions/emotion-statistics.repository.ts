import type { Emotion } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { type Statement, statement } from '../../platform/database/statement.ts'
import type { Days } from './emotion-period.ts'

// Nothing here reads messages or their labels: the statistics are kept as running totals.
// Both ends always there, so that the days are looked up in their index.
const inDays = `day >= coalesce($1::date, '-infinity') and day <= coalesce($2::date, 'infinity')`
const distribution = statement(
  'emotions.distribution',
  `select emotion, sum(amount)::int as count, sum(confidence) as confidence from emotion_day_totals
   where ${inDays} group by emotion`,
)
const columns = `e.owner_id as user_id, u.name as user_name, u.email as user_email, e.primary_emotion,
  e.amount as total_messages`
const activeUser = 'join users u on u.id = e.owner_id and u.deleted_at is null'
const mostFirst = 'order by e.amount desc, e.owner_id'
const listAllTime = statement(
  'emotions.users',
  `select ${columns} from emotion_users e ${activeUser} where $1::text is null or e.primary_emotion = $1
   ${mostFirst} limit $2 offset $3`,
)
// Whoever wrote last comes first, as the index gives them: only the users of a page have their days added up. What
// narrows them is looked up row by row, however the planner estimates a period that it does not know.
const sumsOf = (owner: string) => `select emotion, sum(amount)::int as amount from emotion_user_day_totals
  where owner_id = ${owner} and ${inDays} group by 1`
const listWithin = statement(
  'emotions.users-of-days',
  `select e.owner_id as user_id, u.name as user_name, u.email as user_email, sums.primary_emotion, sums.total_messages
   from (
     select owner_id, day from emotion_user_day_totals d
     where ${inDays}
       and (day, emotion) = (
         select day, emotion from emotion_user_day_totals
         where owner_id = d.owner_id and ${inDays} order by day desc, emotion desc limit 1
       )
       and (select deleted_at is null from users where id = d.owner_id)
     order by d.day desc, d.owner_id desc, d.emotion desc limit $3 offset $4
   ) e
   join users u on u.id = e.owner_id
   cross join lateral (
     select (array_agg(emotion order by amount desc, emotion))[1] as primary_emotion, sum(amount)::int as total_messages
     from (${sumsOf('e.owner_id')}) as sums
   ) sums
   order by e.day desc, e.owner_id desc`,
)
// Who felt something most is known once the days of all are added up: this one alone costs more with more users.
const listWithinByEmotion = statement(
  'emotions.users-of-days-by-emotion',
  `select e.owner_id as user_id, u.name as user_name, u.email as user_email, e.primary_emotion, e.total_messages
   from (
     select owner_id, max(day) as day, (array_agg(emotion order by amount desc, emotion))[1] as primary_emotion,
       sum(amount)::int as total_messages
     from (
       select owner_id, emotion, max(day) as day, sum(amount) as amount from emotion_user_day_totals
       where ${inDays} group by 1, 2
     ) as sums group by owner_id
   ) e ${activeUser} where e.primary_emotion = $3 order by e.day desc, e.owner_id desc limit $4 offset $5`,
)
const countAll = statement(
  'emotions.count-users',
  // Few of all users are deleted: taking them away costs less than looking for each of the others.
  `select (
     (select count(*) from emotion_users)
     - (select count(*) from emotion_users e join users u on u.id = e.owner_id where u.deleted_at is not null)
   )::int as count`,
)
const countWithin = statement(
  'emotions.count-users-of-days',
  // No day that is asked for is later than the year 9999.
  `select (
     (select coalesce(sum(amount), 0) from emotion_day_gaps
      where next_day > coalesce($2::date, '9999-12-31') and ${inDays})
     - (select count(*) from users u where u.deleted_at is not null and (
          select true from emotion_user_day_totals where owner_id = u.id and ${inDays} limit 1
        ))
   )::int as count`,
)
const countByEmotion = statement(
  'emotions.of-user',
  `select t.emotion, t.amount as count from users u
   left join emotion_user_totals t on t.owner_id = u.id
   where u.id = $1 and u.deleted_at is null order by t.amount desc, t.emotion`,
)

export interface EmotionTotal {
  emotion: Emotion
  count: number
  /** The sum over all. */
  confidence: number
}

export interface UserEmotionRow {
  user_id: string
  user_name: string
  user_email: string
  primary_emotion: Emotion
  total_messages: number
}

interface Slice {
  emotion?: Emotion
  limit?: number
  offset?: number
}

@Injectable()
export class EmotionStatisticsRepository {
  constructor(private readonly database: Database) {}

  distribution({ from, to }: Days): Promise<EmotionTotal[]> {
    return this.database.rows<EmotionTotal & Record<string, unknown>>(distribution, [from, to])
  }

  listUsers({ from, to }: Days, { emotion, limit, offset }: Slice): Promise<UserEmotionRow[]> {
    const page = [limit ?? null, offset ?? 0]
    const read = (list: Statement, values: unknown[]) =>
      this.database.rows<UserEmotionRow & Record<string, unknown>>(list, [...values, ...page])
    if (from === null && to === null) return read(listAllTime, [emotion ?? null])
    return emotion ? read(listWithinByEmotion, [from, to, emotion]) : read(listWithin, [from, to])
  }

  async countUsers({ from, to }: Days): Promise<number> {
    const isAllTime = from === null && to === null
    const row = isAllTime
      ? await this.database.row<{ count: number }>(countAll)
      : await this.database.row<{ count: number }>(countWithin, [from, to])
    return row?.count ?? 0
  }

  /** The most frequent first; undefined where there is no such user. */
  async countByEmotion(userId: string): Promise<{ emotion: Emotion; count: number }[] | undefined> {
    const rows = await this.database.rows<{ emotion: Emotion | null; count: number }>(countByEmotion, [
      userId,
    ])
    if (rows.length === 0) return undefined
    return rows.filter((row): row is { emotion: Emotion; count: number } => row.emotion !== null)
  }
}
