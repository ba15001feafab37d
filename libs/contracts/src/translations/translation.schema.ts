import * as z from 'zod/mini'
import { languages } from '../common/language.ts'

const missing = z.array(z.enum(languages))

/** For each editable text the languages in which readers get another language's words; none where all have their own. */
export const missingTranslations = z.object({
  contract: missing,
  homepage: missing,
  email_templates: z.record(z.string(), missing),
  /** By the tier's id; its name and its description count together. */
  pricing_tiers: z.record(z.string(), missing),
  /** Translated, but the original has changed since. */
  outdated: z.object({
    contract: missing,
    homepage: missing,
    email_templates: z.record(z.string(), missing),
    pricing_tiers: z.record(z.string(), missing),
  }),
})

export type MissingTranslations = z.output<typeof missingTranslations>
