import { expect, it } from '@jest/globals'
import type { Memory, Turn } from '../ai.port.ts'
import { estimateTokens, fitRetrieved, fitToBudget } from './token-budget.ts'

const turn = (content: string, index = 0): Turn => ({
  role: index % 2 ? 'assistant' : 'user',
  content,
})
const turns = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => turn(`${index} `.padEnd(length, 'x'), index))
const memory = (text: string): Memory => ({
  id: text,
  kind: 'other',
  key: text,
  text,
  value: '',
  pinned: false,
})

it('takes all of a short conversation', () => {
  const history = turns(4, 30)
  const memories = [memory('Ti chiami Luca')]
  expect(fitToBudget(memories, history, 1000)).toEqual({ history, memories })
})

it('keeps the newest turns, without gaps, whatever is remembered', () => {
  const history = turns(40, 300)
  const memories = Array.from({ length: 100 }, (_, index) => memory(`fatto ${index} `.padEnd(200, 'y')))
  const fitted = fitToBudget(memories, history, 2000)
  expect(fitted.history.length).toBeGreaterThanOrEqual(6)
  expect(fitted.history).toEqual(history.slice(-fitted.history.length))
  expect(fitted.memories.length).toBeGreaterThan(0)
  expect(fitted.memories.length).toBeLessThan(100)
})

it('leaves out all that was said before a turn too long to be taken', () => {
  const history = [...turns(4, 30), turn('x'.repeat(6000)), ...turns(3, 30)]
  expect(fitToBudget([], history, 1000).history).toEqual(history.slice(-3))
})

it('keeps everything that is pinned, whatever has been said and told since', () => {
  const pinned = Array.from({ length: 20 }, (_, index) => ({
    ...memory(`importante ${index}`),
    pinned: true,
  }))
  const others = Array.from({ length: 300 }, (_, index) => memory(`fatto ${index} `.padEnd(200, 'y')))
  for (const history of [[], turns(60, 8000), turns(60, 300)]) {
    const fitted = fitToBudget([...pinned, ...others], history, 2000)
    expect(fitted.memories.slice(0, 20)).toEqual(pinned)
  }
})

it('cuts what is pinned before it leaves any of it out, and leaves room for the newest turns', () => {
  const pinned = Array.from({ length: 150 }, (_, index) => ({
    ...memory(`${index} `.padEnd(500, 'p')),
    pinned: true,
  }))
  const history = turns(40, 300)
  const fitted = fitToBudget(pinned, history, 5000)
  expect(fitted.memories.map(({ text }) => text.split(' ')[0])).toEqual(
    pinned.map(({ text }) => text.split(' ')[0]),
  )
  expect(fitted.history.slice(-6)).toEqual(history.slice(-6))
})

it('never goes over the budget', () => {
  const history = turns(60, 400)
  const memories = Array.from({ length: 50 }, (_, index) => memory(`fatto ${index}`.padEnd(90, 'y')))
  for (const budget of [0, 10, 100, 500, 3000]) {
    const fitted = fitToBudget(
      memories.map((one, index) => ({ ...one, pinned: index % 2 > 0 })),
      history,
      budget,
    )
    const texts = [
      ...fitted.history.map(({ content }) => content),
      ...fitted.memories.map(({ text }) => text),
    ]
    expect(texts.reduce((total, text) => total + estimateTokens(text), 0)).toBeLessThanOrEqual(budget)
  }
})

it('counts scripts that tokenizers cut finer as more', () => {
  expect(estimateTokens('كيف حالك اليوم')).toBeGreaterThan(estimateTokens('come stai oggi'))
})

it('gives what was said long ago a fifth of the room, the newest of it first, each cut where it is long', () => {
  const found = Array.from({ length: 12 }, (_, index) => ({
    ...turn(`${index} `.padEnd(2000, 'x'), 0),
    at: '2026-01-01T12:00:00.000Z',
  }))
  const { turns: fitted, tokens } = fitRetrieved(found, 4000)
  expect(tokens).toBeLessThanOrEqual(800)
  expect(fitted.map(({ content }) => content.split(' ')[0])).toEqual(['7', '8', '9', '10', '11'])
  expect(fitted[0]?.content).toHaveLength(400)
  expect(fitRetrieved(found, 0)).toEqual({ turns: [], tokens: 0 })
})
