import * as z from 'zod/mini'
import { id } from '../common/field.schema.ts'

export const emotions = [
  'drunk',
  'depressed',
  'in_love',
  'looking_for_love',
  'feeling_down',
  'looking_for_fun',
  'looking_for_distraction',
  'neutral',
] as const

export type Emotion = (typeof emotions)[number]

export const emotionPeriods = ['all', 'today', 'week', 'month', 'year'] as const
export type EmotionPeriod = (typeof emotionPeriods)[number]

/** What the list of people begins with: most messages, the latest message, or the name. */
export const emotionUserSorts = ['messages', 'last_message', 'name'] as const
export type EmotionUserSort = (typeof emotionUserSorts)[number]

/** What a trend counts by; the longer a period, the longer they are. */
export const emotionTrendUnits = ['day', 'week', 'month'] as const
export type EmotionTrendUnit = (typeof emotionTrendUnits)[number]

/** Steps of a trend by days or by weeks; a longer one is by months. */
export const EMOTION_TREND_STEPS = 92

export const EMOTION_USERS_MAX = 200
/** The shares of a period are told of so many people at least. */
export const EMOTION_PEOPLE_MIN = 5

export const emotion = z.enum(emotions)

export const emotionShare = z.object({
  _id: emotion,
  count: z.int(),
  /** Of 100, of all analysed messages. */
  percentage: z.number(),
  /** From 0 to 1. */
  avg_confidence: z.number(),
})

export const userEmotion = z.object({
  user_id: id,
  user_name: z.string(),
  user_email: z.string(),
  /** The one found most often. */
  primary_emotion: emotion,
  total_messages: z.int(),
  /** Those of the emotion that was asked for. */
  emotion_messages: z.optional(z.int()),
  /** Of the last analysed message, in UTC. */
  last_day: z.optional(z.iso.date()),
})

export const emotionStatistics = z.object({
  status: z.literal('success'),
  total_emotion_analyses: z.int(),
  /** People of whom at least one message was analysed. */
  total_chatting_users: z.int(),
  /** All eight, in the order of `emotions`; none where they are withheld. */
  emotion_distribution: z.array(emotionShare),
  /** Fewer people than `EMOTION_PEOPLE_MIN` wrote in the period. */
  is_withheld: z.optional(z.boolean()),
  /** By `sort`; without it who wrote most first, and of a period who wrote last in it. */
  all_users_emotions: z.array(userEmotion),
})

export const userEmotions = z.object({
  status: z.literal('success'),
  total_messages: z.int(),
  /** Only those that were found, the most frequent first. */
  emotion_stats: z.array(z.object({ emotion, percentage: z.number(), count: z.int() })),
})

const emotionCounts = z.object(
  Object.fromEntries(emotions.map((each) => [each, z.int()])) as Record<Emotion, z.ZodMiniInt>,
)

export const emotionTrend = z.object({
  unit: z.enum(emotionTrendUnits),
  /** From the first to the last, none left out. */
  steps: z.array(
    z.object({
      /** Its first day in the period, in UTC; weeks begin on Mondays. */
      day: z.iso.date(),
      /** Messages; null where fewer than `EMOTION_PEOPLE_MIN` people wrote, and where the others would tell of such a step. */
      counts: z.nullable(emotionCounts),
    }),
  ),
})

export type EmotionTrend = z.output<typeof emotionTrend>
export type EmotionStatistics = z.output<typeof emotionStatistics>
export type UserEmotion = z.output<typeof userEmotion>
export type UserEmotions = z.output<typeof userEmotions>
