import { languages } from '@confida/contracts'
import * as z from 'zod'

const EVERY_LANGUAGE = z.object(
  Object.fromEntries(languages.map((language) => [language, z.string().min(1)])) as Record<
    (typeof languages)[number],
    z.ZodString
  >,
)

/** One line as it is kept: what users see, and where and when it was looked up. */
export const helpLineEntry = z
  .object({
    /** ISO 3166-1 code of the country; `EU`, or `001` for the whole world. */
    country: z.string().regex(/^(?:[A-Z]{2}|001)$/),
    /** A proper name, or a general one in every language. */
    name: z.union([z.string().min(1), EVERY_LANGUAGE]),
    phone: z
      .string()
      .regex(/^[\d+*# ]+$/)
      .optional(),
    url: z.url({ protocol: /^https$/ }).optional(),
    source: z.url(),
    /** Day on which the line was entered or last compared with its source. */
    date: z.iso.date(),
  })
  .refine(({ phone, url }) => phone || url, 'needs a phone or a url')

export const helpLinesFile = z.array(helpLineEntry).min(1)
export type HelpLineEntry = z.output<typeof helpLineEntry>
