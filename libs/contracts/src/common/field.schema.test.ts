import { expect, it } from '@jest/globals'
import type * as z from 'zod/mini'
import { fieldIssue } from '../errors/field-problem.ts'
import { birthDate, day, line, optionalLine, personName, phone, text } from './field.schema.ts'

const isBirthDate = (day: string) => birthDate.safeParse(day).success
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

it.each(['1900-01-01', '2000-02-29', inDays(0)])('takes %s for a birth date', (day) => {
  expect(isBirthDate(day)).toBe(true)
})

it.each(['1899-12-31', '0049-05-03', '2001-02-29', '3.5.1990', inDays(2)])(
  'refuses %s as a birth date',
  (day) => {
    expect(isBirthDate(day)).toBe(false)
  },
)

it.each(['0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31', '2026-02-30'])(
  'refuses %s as a day to look for',
  (value) => {
    expect(day.safeParse(value).success).toBe(false)
  },
)

const problemOf = (schema: z.ZodMiniType, value: string) => {
  const issue = schema.safeParse(value).error?.issues[0]
  return issue && fieldIssue(issue).problem
}

it.each(['\n', '\r', '\t', '\u0007', '\u0085', '\u2028', '\u202E'])('keeps %j out of one line', (mark) => {
  expect(problemOf(line(20), `to${mark}Bcc: all`)).toBe('invalid_characters')
  expect(problemOf(personName, `Ada${mark}Lovelace`)).toBe('invalid_characters')
  expect(problemOf(phone, `333${mark}444`)).toBeDefined()
})

it.each(['Jean-Luc O’Neil', 'عائشة\u200F', '👩‍👩‍👧 Rossi', 'J. R. R. Tolkien', 'M.C. Escher'])(
  'takes %s for a name',
  (name) => {
    expect(problemOf(personName, name)).toBeUndefined()
  },
)

it.each(['', '\u200B\u200B', '\u00AD \u2060', '\u3164', '\u2800', '\uFE0F', '\u200F\u202C'])(
  'takes %j, of which nothing is seen, for an empty text',
  (unseen) => {
    expect(problemOf(text(20), unseen)).toBe('required')
    expect(problemOf(personName, unseen)).toBe('required')
    expect(problemOf(optionalLine(20), '\u200B')).toBeUndefined()
  },
)

it.each(['.', '❤️', '\u0600', 'مرحبا\u200F', 'ᄒ'])('takes %j for a text', (seen) => {
  expect(problemOf(text(20), seen)).toBeUndefined()
})

it.each(['http://evil', 'See evil.example', 'WWW.EVIL.IT', 'evil。com', 'win @ пример.рф'])(
  'refuses %s as a name',
  (name) => {
    expect(problemOf(personName, name)).toBe('web_address')
  },
)
