import { beforeEach, expect, it } from '@jest/globals'
import { CircuitBreaker } from './circuit-breaker.ts'

let now = 0
let breaker: CircuitBreaker
beforeEach(() => {
  now = 0
  breaker = new CircuitBreaker({ failures: 3, pauseMs: 10_000, longestPauseMs: 30_000, now: () => now })
})
const fail = (times: number) => {
  for (let time = 0; time < times; time++) breaker.begin()?.fail()
}

it('opens after failures in a row, and tells how long', () => {
  fail(2)
  breaker.begin()?.succeed()
  fail(2)
  expect(breaker.begin()).toBeDefined()
  fail(1)
  expect(breaker.begin()).toBeUndefined()
  expect(breaker.secondsToWait).toBe(10)
  now = 9_500
  expect(breaker.secondsToWait).toBe(1)
})

it('lets one request try when the pause is over, and all after its success', () => {
  fail(3)
  now = 10_000
  const trial = breaker.begin()
  expect(trial).toBeDefined()
  expect(breaker.begin()).toBeUndefined()
  trial?.succeed()
  expect(breaker.begin()).toBeDefined()
  fail(2)
  expect(breaker.begin()).toBeDefined()
})

it('waits longer after each trial that fails, up to a bound', () => {
  fail(3)
  for (const seconds of [20, 30, 30]) {
    now += 1000 * breaker.secondsToWait
    breaker.begin()?.fail()
    expect(breaker.secondsToWait).toBe(seconds)
  }
})

it('learns nothing from a request that its asker gave up', () => {
  fail(2)
  breaker.begin()?.cancel()
  fail(1)
  now = 10_000
  const trial = breaker.begin()
  trial?.cancel()
  trial?.fail()
  expect(breaker.begin()).toBeDefined()
})
