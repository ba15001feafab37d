import * as z from 'zod/mini'
import { day, idParams } from '../common/field.schema.ts'
import { endpoint } from '../endpoint.ts'
import {
  EMOTION_USERS_MAX,
  emotionPeriods,
  emotionStatistics,
  emotions,
  emotionTrend,
  emotionUserSorts,
  userEmotions,
} from './emotion.schema.ts'

const period = {
  period: z.optional(z.enum(emotionPeriods)),
  /** Calendar days in UTC, both included; they go before `period`. */
  from: z.optional(day),
  to: z.optional(day),
}

export const getEmotionStatistics = endpoint({
  id: 'admin-emotions.statistics',
  method: 'GET',
  path: '/api/admin/emotion-stats',
  summary:
    'What the messages of a period tell of moods, over all and per person; `emotion` narrows the people alone',
  permission: 'admin',
  area: 'people',
  query: z.object({
    ...period,
    emotion: z.optional(z.enum(emotions)),
    /** How many people; all of them when it is absent. */
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(EMOTION_USERS_MAX))),
    offset: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
    sort: z.optional(z.enum(emotionUserSorts)),
    /** Where the page before ended: `Link` tells of the next one. */
    cursor: z.optional(z.string()),
  }),
  response: emotionStatistics,
})

export const getEmotionTrend = endpoint({
  id: 'admin-emotions.trend',
  method: 'GET',
  path: '/api/admin/emotion-trend',
  summary:
    'How many messages of a period show which mood, by day, week or month; of small groups nothing is told',
  permission: 'admin',
  area: 'people',
  query: z.object(period),
  response: emotionTrend,
})

export const getUserEmotions = endpoint({
  id: 'admin-emotions.user',
  method: 'GET',
  path: '/api/admin/user/:id/emotions',
  summary: 'What the messages of one person tell of emotions',
  permission: 'admin',
  area: 'people',
  params: idParams,
  response: userEmotions,
  notFound: 'user_not_found',
})
