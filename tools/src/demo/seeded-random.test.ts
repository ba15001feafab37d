import { expect, it } from '@jest/globals'
import { SeededRandom } from './seeded-random.ts'

it('gives the same choices for the same seed and number, and others for the next', () => {
  const choices = (seed: number, number: number) => {
    const random = new SeededRandom(seed, number)
    return Array.from({ length: 20 }, () => random.between(1, 6))
  }
  expect(choices(1, 2)).toEqual(choices(1, 2))
  expect(choices(1, 2)).not.toEqual(choices(1, 3))
  expect(choices(1, 2)).not.toEqual(choices(2, 2))
  expect(new Set(choices(1, 2))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

it('gives no id twice', () => {
  const ids = new Set<string>()
  for (let number = 0; number < 5000; number += 1) {
    const random = new SeededRandom(1, number)
    for (let count = 0; count < 10; count += 1) ids.add(random.uuid())
  }
  expect(ids.size).toBe(50_000)
  expect([...ids].every((id) => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(
    true,
  )
})
