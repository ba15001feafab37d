import { expect, it } from '@jest/globals'
import { historyWindowFor } from './history-window.ts'

const windowOf = (contextTokens?: number) =>
  historyWindowFor({ ai: { baseUrl: '', model: '', contextTokens } })

it('grows with the context of the endpoint, within what can be read before a reply', () => {
  expect(windowOf(3_000)).toEqual({ turns: 100, characters: 15_000 })
  expect(windowOf(32_000).turns).toBeGreaterThan(1_000)
  expect(windowOf(1_000_000).turns).toBe(5_000)
  expect(windowOf().turns).toBeGreaterThan(60)
})

it('is sixty messages for rules', () => {
  expect(historyWindowFor({}).turns).toBe(60)
})
