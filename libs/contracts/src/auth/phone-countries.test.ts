import { expect, test } from '@jest/globals'
import { phoneCountries, phoneValue } from './phone-countries.ts'

test('twenty countries, Italy first', () => {
  expect(phoneCountries).toHaveLength(20)
  expect(phoneCountries[0]).toEqual({ code: 'IT', prefix: '+39' })
})

test('a phone is prefix, a space, the number, whatever was typed', () => {
  expect(phoneValue('IT', ' 3331234567 ')).toBe('+39 3331234567')
  expect(phoneValue('IT', '+39 333 1234567')).toBe('+39 333 1234567')
  expect(phoneValue('CA', '4165550123')).toBe('+1 4165550123')
})
