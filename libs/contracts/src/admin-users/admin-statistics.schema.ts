import * as z from 'zod/mini'
import { communicationStyles, genders, interests, personalityTypes } from '../companions/companion.options.ts'

export const userStatistics = z.object({
  /** Companions of accounts that are not deleted. */
  totalRelationships: z.int(),
  /** Premium days and euro of all paid payments; left out for administrators who have nothing to do with them. */
  totalDaysPurchased: z.optional(z.int()),
  totalRevenue: z.optional(z.number()),
})

/** Companions of accounts that are not deleted, for every option also where there is none; a companion has up to three interests. */
export const companionStatistics = z.object({
  total: z.int(),
  gender: z.record(z.enum(genders), z.int()),
  personality: z.record(z.enum(personalityTypes), z.int()),
  style: z.record(z.enum(communicationStyles), z.int()),
  interest: z.record(z.enum(interests), z.int()),
})

export type UserStatistics = z.output<typeof userStatistics>
export type CompanionStatistics = z.output<typeof companionStatistics>
