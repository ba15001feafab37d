import { describe, expect, it } from '@jest/globals'
import { isTimeFor, nextDays, secondsToKeep } from './reminder-time.ts'

const clock = { time_zone: 'Europe/Rome', quiet_from: 22, quiet_to: 8 }
/** In Rome it is an hour later. */
const at = (time: string) => new Date(`2026-11-${time}:00Z`)
const interview = { day: '2026-11-26', told_at: at('23T10:00') }
const isTime = (now: string, told = interview, by = clock) => isTimeFor(told, by, at(now))

describe('the moment for a reminder', () => {
  it.each([
    ['25T16:59', false],
    ['25T17:00', true],
    ['25T20:59', true],
    ['25T21:00', false],
    ['26T06:59', false],
    ['26T07:00', true],
    ['26T10:59', true],
    ['26T11:00', false],
    ['24T18:00', false],
    ['27T07:00', false],
  ])('is the eve or the morning by the person’s clock, outside the quiet hours: %s %s', (now, expected) => {
    expect(isTime(now)).toBe(expected)
  })

  it('is not on the day on which it was told', () => {
    const told = { ...interview, told_at: at('25T10:00') }
    expect(isTime('25T18:00', told)).toBe(false)
    expect(isTime('26T07:00', told)).toBe(true)
  })

  it('follows hours that were chosen, within a day and across midnight', () => {
    expect(isTime('25T18:00', interview, { ...clock, quiet_from: 18, quiet_to: 20 })).toBe(false)
    expect(isTime('25T19:00', interview, { ...clock, quiet_from: 18, quiet_to: 20 })).toBe(true)
    expect(isTime('25T22:30', interview, { ...clock, quiet_from: 0, quiet_to: 0 })).toBe(true)
  })

  it('is that of the person’s zone', () => {
    const tokyo = { ...clock, time_zone: 'Asia/Tokyo' }
    expect(isTime('25T17:00', interview, tokyo)).toBe(false)
    expect(isTime('25T09:00', interview, tokyo)).toBe(true)
    expect(nextDays('Asia/Tokyo', at('30T16:00'))).toEqual(['2026-12-01', '2026-12-02'])
  })
})

it('is never kept by a push service into the quiet hours', () => {
  expect(secondsToKeep(clock, at('25T17:00'))).toBe(4 * 3600)
  expect(secondsToKeep(clock, at('25T20:30'))).toBe(1800)
  expect(secondsToKeep({ ...clock, time_zone: 'Asia/Kolkata' }, at('25T16:00'))).toBe(1800)
  expect(secondsToKeep({ ...clock, quiet_from: 0, quiet_to: 0 }, at('25T22:30'))).toBe(4 * 3600)
})
