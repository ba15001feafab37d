import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { generateSync } from 'otplib'
import { newTotp, stepOf } from './totp.ts'

const NOW = 1_700_000_010
const { secret, uri } = newTotp('anna+chat@example.com')
const codeAt = (seconds: number) => generateSync({ secret, epoch: seconds })

beforeEach(() => {
  jest.useFakeTimers({ now: NOW * 1000 })
})
afterEach(() => {
  jest.useRealTimers()
})

it('names product and account to the app', () => {
  const { protocol, host, pathname, searchParams } = new URL(uri)
  expect([protocol, host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(pathname)).toBe('/Confida:anna+chat@example.com')
  expect(searchParams.get('secret')).toBe(secret)
  expect(searchParams.get('issuer')).toBe('Confida')
})

it.each([
  [0, 0],
  [-30, -1],
  [30, 1],
])('takes the code of %d seconds from now, and says of which step it is', (seconds, steps) => {
  expect(stepOf(codeAt(NOW + seconds), secret)).toBe(Math.floor(NOW / 30) + steps)
})

it.each([-90, 90])('takes no code of %d seconds from now', (seconds) => {
  expect(stepOf(codeAt(NOW + seconds), secret)).toBeUndefined()
})

it('takes no code of another secret', () => {
  const other = generateSync({ secret: newTotp('bruno@example.com').secret, epoch: NOW })
  expect(stepOf(other, secret)).toBeUndefined()
})
