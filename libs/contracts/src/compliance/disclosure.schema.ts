import * as z from 'zod/mini'
import { timestamp } from '../common/field.schema.ts'
import { languages } from '../common/language.ts'

/** When it is disclosed that a companion is a program: as a conversation is opened, and after every three hours of use. */
export const disclosureKinds = ['start', 'repeat'] as const

export type DisclosureKind = (typeof disclosureKinds)[number]

/** One showing. */
export const disclosure = z.object({
  shown_at: timestamp,
  kind: z.enum(disclosureKinds),
  /** Of the page. */
  language: z.enum(languages),
})
