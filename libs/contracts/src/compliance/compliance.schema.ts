import * as z from 'zod/mini'

/** What care cards are counted by, each for itself. */
export const careDimensions = ['country', 'language'] as const

export type CareDimension = (typeof careDimensions)[number]

const careCount = z.object({
  /** The code of the country or language; empty for a country that is not known. */
  value: z.string(),
  count: z.int(),
})

export type CareCount = z.output<typeof careCount>

export const complianceMonth = z.object({
  /** `YYYY-MM`, by UTC. */
  month: z.string(),
  disclosures: z.object({ start: z.int(), repeat: z.int() }),
  /** All that were shown. */
  care_cards: z.int(),
  /** The most frequent first; without those that fewer than `CARE_PEOPLE_MIN` people had. */
  care_by_country: z.array(careCount),
  care_by_language: z.array(careCount),
})

export type ComplianceMonth = z.output<typeof complianceMonth>

/** The months of a year that have begun. */
export const complianceYear = z.object({ months: z.array(complianceMonth) })
