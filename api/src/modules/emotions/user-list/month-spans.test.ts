import { expect, it } from '@jest/globals'
import { monthSpansOf } from './month-spans.ts'

const DAY_MS = 86_400_000
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const days = Array.from({ length: 100 }, (_, index) => toDay(Date.parse('2024-01-01') + index * DAY_MS))

/** How often a day is counted. */
function timesOf(day: string, { months, start, end }: ReturnType<typeof monthSpansOf>): number {
  const first = `${day.slice(0, 8)}01`
  const isIn = (low: string, high: string) =>
    low !== 'infinity' && (low === '-infinity' || low <= day) && day <= high
  const after = months.from === '-infinity' || (months.from !== 'infinity' && months.from <= first)
  const before = months.before === 'infinity' || (months.before !== '-infinity' && first < months.before)
  const edges = [start, end].map(({ sign, from, to }) => (isIn(from, to) ? sign : 0))
  return edges.reduce<number>((sum, sign) => sum + sign, after && before ? 1 : 0)
}

const lengthOf = ({ from, to }: { from: string; to: string }) =>
  from === 'infinity' ? 0 : (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

it('counts each day of a period once, and no other', () => {
  for (const from of [null, ...days.slice(14, 78)])
    for (const to of [null, ...days.slice(14, 78)]) {
      const spans = monthSpansOf({ from, to })
      const counted = days.filter((day) => timesOf(day, spans) === 1)
      expect(days.every((day) => [0, 1].includes(timesOf(day, spans)))).toBe(true)
      expect(counted).toEqual(
        days.filter((day) => (from === null || from <= day) && (to === null || day <= to)),
      )
      if (from === null || to === null || from <= to)
        for (const edge of [spans.start, spans.end]) expect(lengthOf(edge)).toBeLessThanOrEqual(16)
    }
})

it.each([
  [{ from: '2025-11-27', to: null }, 'a year from here on', '2025-11-27', 'infinity', 4, 0],
  [{ from: '2025-01-01', to: '2025-12-31' }, 'a calendar year', '2025-01-01', '2025-12-31', 0, 0],
  [{ from: '0001-01-01', to: '9999-12-31' }, 'all days that there are', '0001-01-01', '9999-12-31', 0, 0],
  [{ from: '0001-12-31', to: '9999-12-01' }, 'nearly all', '0001-12-31', '9999-12-01', 1, 1],
])('takes %j, %s, as months and few days', (period, _what, from, before, start, end) => {
  const spans = monthSpansOf(period)
  expect(spans.months).toEqual({ from, before })
  expect([lengthOf(spans.start), lengthOf(spans.end)]).toEqual([start, end])
})
