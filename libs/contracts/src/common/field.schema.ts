import * as z from 'zod/mini'
import { toLatinDigits } from './digits.ts'

/** Building blocks of more than one domain. Lengths count UTF-16 units, as the browser does. */

export const NAME_MAX = 100
export const EMAIL_MAX = 254
export const PHONE_MAX = 32

export const id = z.uuid()

/** A moment as ISO 8601 UTC with `Z`. */
export const timestamp = z.iso.datetime()

/** zod itself counts code points, of which an emoji is one; its check stays for the API's description. */
export const maxUnits = (max: number) =>
  [
    z.maxLength(max, { abort: true }),
    z.check<string>(({ value: input, issues }) => {
      const isOver = input.length > max
      if (isOver) issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input })
    }),
  ] as const

export const minUnits = (min: number) =>
  z.check<string>(({ value: input, issues }) => {
    const isUnder = input.length < min
    if (isUnder) issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input })
  })

/** Text that is trimmed and then must not be empty. */
export const text = (max: number) => z.string().check(z.trim(), z.minLength(1), ...maxUnits(max))

/** Text that is trimmed and may be empty. */
export const optionalText = (max: number) => z.string().check(z.trim(), ...maxUnits(max))

export const personName = text(NAME_MAX)

/** An address, trimmed and in lower case: addresses are compared without case. */
export const email = z
  .string()
  .check(z.trim(), z.minLength(1), ...maxUnits(EMAIL_MAX), z.toLowerCase(), z.email())

const today = () => new Date().toISOString().slice(0, 10)

/** A calendar day `YYYY-MM-DD`. The day after the UTC one is let through: it is today east of Greenwich. */
export const birthDate = z.iso
  .date()
  .check(z.refine((day) => day <= nextDay(today()) && day >= '1900-01-01', 'future_date'))

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

/** A phone: digits with an optional prefix, spaces and the usual separators. */
export const phone = z.string().check(
  z.trim(),
  z.overwrite(toLatinDigits),
  ...maxUnits(PHONE_MAX),
  z.refine((value) => /^\+?[\d\s().-]{3,}$/.test(value), 'invalid_phone'),
)

/** Lets a form's empty field through as "not given": nothing, null and blank text all become null. */
export const orNull = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.optional(z.nullable(z.string())),
      z.transform((value) => (value?.trim() ? value : null)),
    ),
    z.nullable(schema),
  )

/** In lower case, as the database writes ids: one account is not two by its spelling. */
export const idParams = z.object({ id: z.uuid().check(z.toLowerCase()) })

/** The answer of calls that have nothing to tell but that they worked. */
export const success = z.object({ success: z.literal(true), message: z.string() })
