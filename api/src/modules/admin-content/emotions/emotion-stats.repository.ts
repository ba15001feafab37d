import type { Emotion } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Days } from './emotion-period.ts'

// Nothing here reads messages or their labels: the figures are kept as running totals.
// Both ends always there, so that the days are looked up in their index.
const inDays = `day >= coalesce($1::date, '-infinity') and day <= coalesce($2::date, 'infinity')`
const distribution = statement(
  'emotions.distribution',
  `select emotion, sum(amount)::int as count, sum(confidence) as confidence from emotion_day_totals
   where ${inDays} group by emotion`,
)
const columns = `e.owner_id as user_id, u.name as user_name, u.email as user_email, e.primary_emotion,
  e.amount as total_messages`
const people = 'join users u on u.id = e.owner_id and u.deleted_at is null'
const mostFirst = 'order by e.amount desc, e.owner_id'
const ofAllTime = statement(
  'emotions.users',
  `select ${columns} from emotion_users e ${people} where $1::text is null or e.primary_emotion = $1
   ${mostFirst} limit $2 offset $3`,
)
const chosen = `
  select owner_id, (array_agg(emotion order by amount desc, emotion))[1] as primary_emotion, sum(amount)::int as amount
  from (
    select owner_id, emotion, sum(amount) as amount from emotion_user_day_totals where ${inDays} group by 1, 2
  ) as sums group by owner_id`
const ofDays = statement(
  'emotions.users-of-days',
  `select ${columns} from (${chosen}) e ${people} where $3::text is null or e.primary_emotion = $3
   ${mostFirst} limit $4 offset $5`,
)
const countAll = statement(
  'emotions.count-users',
  // Few of all accounts are deleted: taking them away costs less than looking for each of the others.
  `select (
     (select count(*) from emotion_users)
     - (select count(*) from emotion_users e join users u on u.id = e.owner_id where u.deleted_at is not null)
   )::int as count`,
)
const countOfDays = statement(
  'emotions.count-users-of-days',
  `select count(distinct e.owner_id)::int as count from emotion_user_day_totals e ${people} where ${inDays}`,
)
const ofUser = statement(
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
export class EmotionStatsRepository {
  private readonly database: Database

  constructor(database: Database) {
    this.database = database
  }

  distribution({ from, to }: Days): Promise<EmotionTotal[]> {
    return this.database.rows<EmotionTotal & Record<string, unknown>>(distribution, [from, to])
  }

  listUsers({ from, to }: Days, { emotion, limit, offset }: Slice): Promise<UserEmotionRow[]> {
    const slice = [emotion ?? null, limit ?? null, offset ?? 0]
    const isAllTime = from === null && to === null
    return isAllTime
      ? this.database.rows<UserEmotionRow & Record<string, unknown>>(ofAllTime, slice)
      : this.database.rows<UserEmotionRow & Record<string, unknown>>(ofDays, [from, to, ...slice])
  }

  async countUsers({ from, to }: Days): Promise<number> {
    const isAllTime = from === null && to === null
    const row = isAllTime
      ? await this.database.row<{ count: number }>(countAll)
      : await this.database.row<{ count: number }>(countOfDays, [from, to])
    return row?.count ?? 0
  }

  /** The most frequent first; undefined where there is no such account. */
  async ofUser(userId: string): Promise<{ emotion: Emotion; count: number }[] | undefined> {
    const rows = await this.database.rows<{ emotion: Emotion | null; count: number }>(ofUser, [userId])
    if (rows.length === 0) return undefined
    return rows.filter((row): row is { emotion: Emotion; count: number } => row.emotion !== null)
  }
}
