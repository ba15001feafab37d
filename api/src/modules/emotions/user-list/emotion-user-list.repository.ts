import type { Emotion, EmotionUserSort, UserEmotion } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Within } from '../../../platform/database/database.ts'
import { readCursor, writeCursor } from '../../../platform/paging/cursor.ts'
import { refuseForeignCursor } from '../../../platform/paging/read-page.ts'
import type { Days } from '../emotion-period.ts'
import { selectUsers } from './emotion-user-list.sql.ts'

type UserEmotionRow = Omit<UserEmotion, 'emotion_messages'> & {
  emotion_messages: number | null
  sort_value: string
}

interface ListQuery {
  emotion?: Emotion
  sort?: EmotionUserSort
  limit?: number
  offset?: number
  cursor?: string
}

export interface EmotionUserPage {
  users: UserEmotion[]
  next?: string
}

/** Nothing here reads messages or their labels: the statistics are kept as running totals. */
@Injectable()
export class EmotionUserListRepository {
  /** Reads one page by keyset; who wrote last comes first in a period, who wrote most without one. */
  async list(days: Days, query: ListQuery, { manager }: Within): Promise<EmotionUserPage> {
    const { emotion, limit, offset = 0, cursor } = query
    const isAllTime = days.from === null && days.to === null
    const sort = query.sort ?? (isAllTime ? 'messages' : 'last_message')
    const after = cursor ? readCursor(cursor) : undefined
    // One more than asked for shows whether there is a next page.
    const { text, parameters } = selectUsers({ days, sort, emotion }, [
      limit ? limit + 1 : null,
      offset,
      after?.value ?? null,
      after?.id ?? null,
    ])
    const rows: UserEmotionRow[] = await manager.query(text, parameters).catch(refuseForeignCursor)
    const shown = limit ? rows.slice(0, limit) : rows
    const last = rows.length > shown.length ? shown.at(-1) : undefined
    return {
      users: shown.map((user) => ({ ...user, emotion_messages: user.emotion_messages ?? undefined })),
      next: last && writeCursor({ value: last.sort_value, id: last.user_id }),
    }
  }
}
