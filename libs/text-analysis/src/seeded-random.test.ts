import { expect, it } from '@jest/globals'
import { randomFrom, SeededRandom, shuffle } from './seeded-random.ts'

const letters = ['a', 'b', 'c', 'd', 'e', 'f']

it('chooses the same for the same texts and otherwise for others', () => {
  const choices = (...texts: string[]) => {
    const random = new SeededRandom(...texts)
    return Array.from({ length: 20 }, () => random.pick(letters))
  }
  expect(choices('Luna', 'Ada')).toEqual(choices('Luna', 'Ada'))
  expect(choices('Luna', 'Ada')).not.toEqual(choices('Luna', 'Eva'))
  expect(new Set(choices('Luna', 'Ada'))).toEqual(new Set(letters))
  expect(new SeededRandom('Luna').pick([])).toBeUndefined()
})

it('lets happen what is certain, and nothing that is impossible', () => {
  const random = new SeededRandom('Luna')
  expect(random.chance(1)).toBe(true)
  expect(random.chance(0)).toBe(false)
})

it('shuffles the same for the same seed, and loses nothing', () => {
  const shuffled = (seed: number) => {
    const items = [...letters]
    shuffle(items, randomFrom(seed))
    return items
  }
  expect(shuffled(7)).toEqual(shuffled(7))
  expect(shuffled(7)).not.toEqual(shuffled(8))
  expect(shuffled(7).sort()).toEqual(letters)
})
