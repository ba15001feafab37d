import { csvLine, type User } from '@confida/contracts'
import { aUser } from '@confida/testing'
import { describe, expect, test } from '@jest/globals'
import { csvName, userLine } from './user-csv.ts'

const nameIn = (name: string) => userLine(aUser({ name }), '').split(';')[1]
const phoneIn = (phone: string) => userLine(aUser({ phone }), '').split(';')[3]

describe('a line of the download', () => {
  test('is separated by semicolons and ends as spreadsheets expect', () => {
    expect(csvLine(['a', 'b'])).toBe('a;b\r\n')
    expect(userLine(aUser(), '')).toMatch(
      /^15\/01\/2026 \d\d:30;Anna Rossi;03\/05\/1990;\+39 333 1234567;anna@example\.com\r\n$/,
    )
  })

  test.each([
    ['=1+1', "'=1+1"],
    ['+cmd|calc', "'+cmd|calc"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'=1"],
    [' =1', "'=1"],
    ['＝1+1', "'＝1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['Anna\t=1', "Anna\t'=1"],
    ['Anna, -2', "Anna, '-2"],
    ['Anna', 'Anna'],
    ['Anna-Maria @ Rossi', 'Anna-Maria @ Rossi'],
  ])('takes the danger out of %j', (name, cell) => {
    expect(nameIn(name)).toBe(cell)
  })

  test('leaves a phone with its prefix alone, but not a sum', () => {
    expect(phoneIn('+39 333 1234567')).toBe('+39 333 1234567')
    expect(phoneIn('+39-333')).toBe("'+39-333")
  })

  test('quotes what would break the columns', () => {
    expect(userLine(aUser({ name: 'a;"b"\nc' }), '')).toContain(';"a;""b""\nc";')
    expect(userLine(aUser({ name: 'a;=1\n+2' }), '')).toContain(`;"a;'=1\n'+2";`)
  })

  test('names what is missing', () => {
    const empty = { id: '1' } as User
    expect(userLine(empty, 'Non disponibile').trim().split(';')).toEqual(
      Array.from({ length: 5 }, () => 'Non disponibile'),
    )
  })
})

test('the file carries the day', () => {
  expect(csvName(new Date(2026, 0, 5, 23, 59))).toBe('database_utenti_2026-01-05.csv')
})
