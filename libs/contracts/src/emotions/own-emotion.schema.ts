import * as z from 'zod/mini'
import { id, timestamp } from '../common/field.schema.ts'
import { emotion } from './emotion.schema.ts'

/** Labels of one answer. */
export const OWN_EMOTIONS_MAX = 50
/** The present week and those before it. */
export const EMOTION_TREND_WEEKS = 12

/** A label of an own message, as its author sees it. */
export const ownEmotion = z.object({
  message_id: id,
  companion_id: id,
  /** The beginning of the message. */
  excerpt: z.string(),
  emotion,
  /** Whether the author has set it; the analysis never changes it then. */
  is_corrected: z.boolean(),
  created_at: timestamp,
})

/** How many own messages of a week have which label; weeks without one are missing. */
export const emotionWeek = z.object({
  /** The Monday that it begins with, in UTC. */
  week: z.iso.date(),
  emotions: z.array(z.object({ emotion, count: z.int() })),
})

export const ownEmotions = z.object({
  labels: z.array(ownEmotion),
  total: z.int(),
  /** The newest week first. */
  trend: z.array(emotionWeek),
})

export type OwnEmotion = z.output<typeof ownEmotion>
export type EmotionWeek = z.output<typeof emotionWeek>
export type OwnEmotions = z.output<typeof ownEmotions>
