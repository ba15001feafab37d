import * as z from 'zod/mini'
import { communicationStyles, genders, interests, personalityTypes } from '../companions/companion.options.ts'

export const userStats = z.object({
  /** Partners of accounts that are not deleted. */
  totalRelationships: z.int(),
  /** Premium days and euro of all paid payments. */
  totalDaysPurchased: z.int(),
  totalRevenue: z.number(),
})

/** Partners of accounts that are not deleted, for every option also where there is none; a partner has up to three interests. */
export const companionStats = z.object({
  total: z.int(),
  gender: z.record(z.enum(genders), z.int()),
  personality: z.record(z.enum(personalityTypes), z.int()),
  style: z.record(z.enum(communicationStyles), z.int()),
  interest: z.record(z.enum(interests), z.int()),
})

export type UserStats = z.output<typeof userStats>
export type CompanionStats = z.output<typeof companionStats>
