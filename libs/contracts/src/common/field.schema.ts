import * as z from 'zod/mini'
import { isBlank, NOT_IN_A_LINE } from './characters.ts'
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

const seen = z.check<string>(({ value: input, issues }) => {
  if (isBlank(input)) issues.push({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input })
})

/** Text that is trimmed and of which then something must be seen. */
export const text = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, { abort: true }), seen, ...maxUnits(max))

/** Text that is trimmed and may be empty. */
export const optionalText = (max: number) => z.string().check(z.trim(), ...maxUnits(max))

const isLine = z.refine<string>((value) => !NOT_IN_A_LINE.test(value), 'invalid_characters')

/** Text of one line: a mail's header, a name in a list or a table's cell can be broken by nothing in it. */
export const line = (max: number) => text(max).check(isLine)

/** One line that may be empty. */
export const optionalLine = (max: number) => optionalText(max).check(isLine)

/** What mail programs make a link of: a scheme, or letters on both sides of a dot. */
const WEB_ADDRESS = /:\/\/|[\p{L}\p{N}][.\u3002\uFF0E\uFF61]\p{L}{2}/u

/** A name that somebody chooses and others read, in mails too: no place for a link. */
export const name = (max: number) =>
  line(max).check(z.refine((value) => !WEB_ADDRESS.test(value), 'web_address'))

export const personName = name(NAME_MAX)

/**
 * The one form in which an address is stored, looked up and counted: trimmed and in lower case. Nothing else folds it, because
 * two ways of folding disagree on letters such as İ, and then one account is several to whatever counts its attempts.
 */
const canonicalEmail = [z.trim(), z.minLength(1), ...maxUnits(EMAIL_MAX), z.toLowerCase()] as const

/** An address that gets mail. */
export const email = z.string().check(...canonicalEmail, z.email())

/** An address to look for, however it was typed. */
export const enteredEmail = z.string().check(...canonicalEmail, isLine)

/** A calendar day `YYYY-MM-DD` to look for, in years that every database and calendar has. */
export const day = z.iso
  .date()
  .check(z.refine((value) => value >= '1900-01-01' && value < '3000-01-01', 'invalid_date'))

const today = () => new Date().toISOString().slice(0, 10)

/** A calendar day `YYYY-MM-DD`. The day after the UTC one is let through: it is today east of Greenwich. */
export const birthDate = z.iso.date().check(
  z.refine((day) => day >= '1900-01-01', 'invalid_date'),
  z.refine((day) => day <= nextDay(today()), 'future_date'),
)

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

/** A phone: digits with an optional prefix, spaces and the usual separators. */
export const phone = z.string().check(
  z.trim(),
  z.overwrite(toLatinDigits),
  ...maxUnits(PHONE_MAX),
  z.refine((value) => /^\+?[\d \u00A0().-]{3,}$/.test(value), 'invalid_phone'),
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
