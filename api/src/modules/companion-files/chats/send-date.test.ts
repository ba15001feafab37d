import { expect, it } from '@jest/globals'
import { readSendDate } from './send-date.ts'

it.each([
  ['2023-6-19 @14h 20m 30s 123ms', '2023-06-19T14:20:30.123Z'],
  ['2023-6-19 @4h 2m 3s', '2023-06-19T04:02:03.000Z'],
  ['June 19, 2023 2:20pm', '2023-06-19T14:20:00.000Z'],
  ['2024-05-01T10:00:00.000Z', '2024-05-01T10:00:00.000Z'],
  ['2024-05-01T10:00:00+02:00', '2024-05-01T08:00:00.000Z'],
  ['1687184430123', '2023-06-19T14:20:30.123Z'],
  [1_687_184_430, '2023-06-19T14:20:30.000Z'],
])('reads %s', (date, iso) => {
  expect(readSendDate(date)?.toISOString()).toBe(iso)
})

it.each([undefined, '', 'yesterday', 1e300, '9'.repeat(400), Number.NaN])('takes %s for no date', (date) => {
  expect(readSendDate(date)).toBeUndefined()
})
