import { expect, it } from '@jest/globals'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'

const isSame = (one: string, other: string) =>
  hashRecoveryCode(one, 'anna').equals(hashRecoveryCode(other, 'anna'))

it('is in four groups, without letters that are taken for digits', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
})

it.each(['abcd-0101-efgh-jkmn', 'ABCD0101EFGHJKMN', ' abcd 0101 efgh jkmn ', 'ABCD-OIOL-EFGH-JKMN'])(
  'is read as people write it: %s',
  (written) => {
    expect(isSame(written, 'ABCD-0101-EFGH-JKMN')).toBe(true)
  },
)

it('is right for its letters and its user alone', () => {
  expect(isSame('ABCD-0101-EFGH-JKMP', 'ABCD-0101-EFGH-JKMN')).toBe(false)
  expect(hashRecoveryCode('ABCD', 'anna').equals(hashRecoveryCode('ABCD', 'bruno'))).toBe(false)
})
