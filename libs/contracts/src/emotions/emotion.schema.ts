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
  /** Who wrote most first; of a period, who wrote last in it. */
  all_users_emotions: z.array(userEmotion),
})

export const userEmotions = z.object({
  status: z.literal('success'),
  total_messages: z.int(),
  /** Only those that were found, the most frequent first. */
  emotion_stats: z.array(z.object({ emotion, percentage: z.number(), count: z.int() })),
})

export type EmotionStatistics = z.output<typeof emotionStatistics>
export type UserEmotion = z.output<typeof userEmotion>
export type UserEmotions = z.output<typeof userEmotions>
