import { expect, it } from '@jest/globals'
import { standingOf, subjectOf } from './standing.ts'

const device = { id: 'device', users: ['anna'] }
const outside = '203.0.113.1'

it.each([
  ['whose browser the account has been open in', { address: outside, device }, 'anna', true, 'device'],
  ['whose browser another account has been open in', { address: outside, device }, 'bruno', false, undefined],
  ['who asks for no account', { address: outside, device }, undefined, false, undefined],
  ['without a device', { address: outside }, 'anna', false, undefined],
  ['on this machine', { address: '127.0.0.1' }, 'anna', false, 'this machine'],
  ['on this machine in a known browser', { address: '127.0.0.1', device }, 'anna', true, 'device'],
])('a visitor %s', (_, visitor, userId, isKnown, group) => {
  expect(standingOf(visitor as never, userId)).toEqual({ isKnown, group })
})

it('counts each group apart', () => {
  expect(subjectOf('anna@example.com', {})).toBe('anna@example.com')
  expect(subjectOf('anna@example.com', { group: 'device' })).toBe('anna@example.com device')
})
