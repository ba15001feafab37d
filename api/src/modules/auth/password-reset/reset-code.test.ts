import { expect, it } from '@jest/globals'
import { hashResetCode, isSameHash, newResetCode } from './reset-code.ts'

const SECRET = 'a-secret-of-tests-that-is-long-enough'

it('has six digits, which are not the same again', () => {
  const codes = Array.from({ length: 200 }, newResetCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(codes).size).toBeGreaterThan(190)
})

it.each([
  ['another code', '654321', 'anna', SECRET],
  ['another user', '123456', 'bruno', SECRET],
  ['another secret', '123456', 'anna', `${SECRET}!`],
])('is kept as a hash that does not fit %s', (_, code, user, secret) => {
  const kept = hashResetCode('123456', 'anna', SECRET)
  expect(isSameHash(kept, hashResetCode('123456', 'anna', SECRET))).toBe(true)
  expect(isSameHash(kept, hashResetCode(code, user, secret))).toBe(false)
})

it('is none where the hash has another length', () => {
  const kept = hashResetCode('123456', 'anna', SECRET)
  expect(isSameHash(kept, kept.subarray(1))).toBe(false)
  expect(kept.toString()).not.toContain('123456')
})

it('stays valid where another release of the API checks it', () => {
  const kept = hashResetCode('123456', 'anna', SECRET)
  expect(kept.toString('hex')).toBe('9357dbd1fa54b2dcc826087c32788a34ac1ab14c7b8a661bc3c29cb3d28f24e0')
})
