import * as z from 'zod/mini'
import { id, name, timestamp } from '../common/field.schema.ts'
import { COMPANION_NAME_MAX, INTERESTS_MAX } from './companion.limits.ts'
import {
  communicationStyles,
  genders,
  interests,
  personalityTypes,
  relationshipApproaches,
} from './companion.options.ts'
import { portrait } from './portrait.schema.ts'

export const companionName = name(COMPANION_NAME_MAX)

/** One to three different interests. */
export const interestChoice = z.array(z.enum(interests)).check(
  z.minLength(1),
  z.maxLength(INTERESTS_MAX),
  z.refine((chosen) => new Set(chosen).size === chosen.length, 'invalid_choice'),
)

/** What a client sends; a personality description or an avatar address in it are ignored: the server makes both. */
export const companionDraft = z.object({
  name: companionName,
  gender: z.enum(genders),
  personality: z.object({ type: z.enum(personalityTypes) }),
  communication_style: z.enum(communicationStyles),
  interests: interestChoice,
  relationship_approach: z.enum(relationshipApproaches),
  /** Null for the letter; one that is not named stays as it is. */
  portrait: z.optional(z.nullable(portrait)),
})

export const companion = z.extend(companionDraft, {
  id,
  name: z.string(),
  interests: z.array(z.enum(interests)),
  /** `description` is the Italian sentence for type and gender; clients show their own language's. */
  personality: z.extend(companionDraft.shape.personality, { description: z.string() }),
  /** An SVG data URL drawn by the product: the first letter of the name. */
  avatar_url: z.string(),
  portrait: z.nullable(portrait),
  /** An SVG data URL drawn from the portrait, shown instead of the letter. */
  portrait_url: z.nullable(z.string()),
  created_at: timestamp,
})

export type CompanionDraft = z.output<typeof companionDraft>
export type Companion = z.output<typeof companion>
