import * as z from 'zod/mini'
import { DISCOUNT_CODE_MAX } from '../auth/account.limits.ts'
import { day, timestamp } from '../common/field.schema.ts'

export const DISCOUNT_USES_MAX = 1_000_000

/** Registering with it makes the first top-up cheaper. */
export const discountCode = z.object({
  code: z.string(),
  /** Of the price, from 1 to 100. */
  percent: z.int(),
  /** How many may register with it; null for any number. */
  uses_max: z.nullable(z.int()),
  /** The last day on which somebody may register with it, in UTC; null for no end. */
  last_day: z.nullable(day),
  is_active: z.boolean(),
  /** How many have registered with it. */
  uses: z.int(),
  /** How many of them have made their first top-up with it. */
  payments: z.int(),
  /** Euro; what those top-ups brought in. */
  paid: z.number(),
  created_at: timestamp,
})

/** A new code: letters, digits, hyphen and underscore, in capitals whatever is sent. */
export const discountCodeCreation = z.object({
  code: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.minLength(3),
      z.maxLength(DISCOUNT_CODE_MAX),
      z.regex(/^[A-Z0-9_-]+$/),
    ),
  percent: z.int().check(z.gte(1), z.lte(100)),
  uses_max: z._default(z.nullable(z.int().check(z.gte(1), z.lte(DISCOUNT_USES_MAX))), null),
  last_day: z._default(z.nullable(day), null),
})

export type DiscountCode = z.output<typeof discountCode>
export type DiscountCodeCreation = z.output<typeof discountCodeCreation>
