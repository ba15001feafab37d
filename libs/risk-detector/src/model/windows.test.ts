import { expect, it } from '@jest/globals'
import { toWindows } from './windows.ts'

const sentence = (name: string, words: number) => Array.from({ length: words }, (_, i) => `${name}${i}`)

it('leaves a short message whole', () => {
  const message = [sentence('a', 30), sentence('b', 10)]
  expect(toWindows(message)).toEqual([message])
})

it('hears each sentence of a long one alone, and with each of its neighbours', () => {
  const message = ['a', 'b', 'c', 'd', 'e'].map((name) => sentence(name, 15))
  const windows = toWindows(message)
  for (const [i, one] of message.entries()) {
    expect(windows).toContainEqual([one])
    const next = message[i + 1]
    if (next) expect(windows).toContainEqual([one, next])
  }
})

it('cuts a sentence without an end, and loses none of its words', () => {
  const words = sentence('a', 130)
  const windows = toWindows([words])
  expect(new Set(windows.flat(2))).toEqual(new Set(words))
  expect(Math.max(...windows.map((window) => window.flat().length))).toBeLessThanOrEqual(40)
})
