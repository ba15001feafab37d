import { type Language, languages } from '@confida/contracts'
import { describe, expect, test } from '@jest/globals'
import { readNumber, writeNumber } from './number-text.ts'

describe('an amount', () => {
  test.each<[string, Language, number]>([
    ['9,99', 'it', 9.99],
    ['9.99', 'it', 9.99],
    ['9,99', 'en', 9.99],
    ['1.234,50', 'it', 1234.5],
    ['1,234.50', 'it', 1234.5],
    ['1.234,50', 'en', 1234.5],
    ['9.999', 'it', 9999],
    ['9,999', 'en', 9999],
    ['1 234,5', 'fr', 1234.5],
    ['1.234.567', 'en', 1_234_567],
    ['١٬٢٣٤٫٥', 'ar', 1234.5],
    ['12,', 'it', 12],
    [',5', 'it', 0.5],
    ['€ 7', 'it', 7],
  ])('%s in %s is %d', (text, language, value) => {
    expect(readNumber(text, 2, language)).toBe(value)
  })

  test.each<[string, Language]>([
    ['9.999', 'en'],
    ['9,999', 'it'],
    ['1.23.45', 'it'],
    ['1.2345,00', 'it'],
    ['1,234,50', 'it'],
    ['-5', 'it'],
    ['abc', 'it'],
    ['12x', 'it'],
    [',', 'it'],
    ['', 'it'],
  ])('%s in %s is none', (text, language) => {
    expect(readNumber(text, 2, language)).toBeUndefined()
  })

  test.each(languages)('is read as it is written in %s', (language) => {
    for (const value of [0, 9.99, 1234.5, 99_999.99]) {
      expect(readNumber(writeNumber(value, 2, language), 2, language)).toBe(value)
    }
  })
})
