import { expect, it } from '@jest/globals'
import { Dice } from './dice.ts'

it('falls the same for the same seed and number, and otherwise for the next', () => {
  const throws = (seed: number, number: number) => {
    const dice = new Dice(seed, number)
    return Array.from({ length: 20 }, () => dice.between(1, 6))
  }
  expect(throws(1, 2)).toEqual(throws(1, 2))
  expect(throws(1, 2)).not.toEqual(throws(1, 3))
  expect(throws(1, 2)).not.toEqual(throws(2, 2))
  expect(new Set(throws(1, 2))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

it('gives ids that never meet', () => {
  const ids = new Set<string>()
  for (let number = 0; number < 5000; number += 1) {
    const dice = new Dice(1, number)
    for (let count = 0; count < 10; count += 1) ids.add(dice.uuid())
  }
  expect(ids.size).toBe(50_000)
  expect([...ids].every((id) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(
    true,
  )
})
