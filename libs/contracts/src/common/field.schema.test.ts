import { expect, it } from '@jest/globals'
import { birthDate } from './field.schema.ts'

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
