import { beforeAll, describe, expect, it } from '@jest/globals'
import { formatDate, formatDateTime, formatTime, parseTime } from './dates.ts'
import { setLanguage } from './language.ts'
import { startI18n } from './start.ts'

beforeAll(() => startI18n())

describe('dates', () => {
  it('reads a moment without a zone as UTC, and adds no second Z', () => {
    expect(parseTime('2026-01-01T12:00:00')?.toISOString()).toBe('2026-01-01T12:00:00.000Z')
    expect(parseTime('2026-01-01T12:00:00Z')?.toISOString()).toBe('2026-01-01T12:00:00.000Z')
    expect(parseTime('2026-01-01T12:00:00+02:00')?.toISOString()).toBe('2026-01-01T10:00:00.000Z')
  })

  it('shows days and times in the Italian way', () => {
    const noon = new Date(2026, 4, 3, 14, 5).toISOString()
    expect(formatDate('1990-05-03')).toBe('03/05/1990')
    expect(formatTime(noon)).toBe('14:05')
    expect(formatDateTime(noon)).toBe('03/05/2026 alle 14:05')
  })

  it.each([
    ['en', '03/05/2026 at 14:05'],
    ['fr', '03/05/2026 à 14:05'],
    ['de', '03/05/2026 um 14:05'],
    ['es', '03/05/2026 a las 14:05'],
    ['ar', '03/05/2026 في 14:05'],
    ['it', '03/05/2026 alle 14:05'],
  ] as const)('says in %s at what time', async (language, moment) => {
    await setLanguage(language)
    expect(formatDateTime(new Date(2026, 4, 3, 14, 5).toISOString())).toBe(moment)
  })

  it('says what is missing or no date', () => {
    expect(formatDate('abc')).toBe('Data non valida')
    expect(formatDateTime(null)).toBe('N/A')
  })
})
