import { getCompanionStatistics, listCompanions } from '@confida/contracts'
import { aCompanion } from '@confida/testing'
import { expect, it } from '@jest/globals'
import { QueryClient } from '@tanstack/react-query'
import { addToCache, removeFromCache } from './companion.queries.ts'

const luna = aCompanion({ id: 'l', name: 'Luna' })
const sole = aCompanion({ id: 's', name: 'Sole' })

function clientWith(...companions: (typeof luna)[]) {
  const client = new QueryClient()
  client.setQueryData([listCompanions.id], companions)
  client.setQueryData([getCompanionStatistics.id], {})
  return client
}
const listed = (client: QueryClient) => client.getQueryData([listCompanions.id])
const isStale = (client: QueryClient, key: string) => client.getQueryState([key])?.isInvalidated

it('shows a changed companion in the place of the old one', () => {
  const client = clientWith(luna, sole)
  const changed = { ...luna, name: 'Stella' }
  addToCache(client, changed)
  expect(listed(client)).toEqual([sole, changed])
})

it('shows a removed companion no longer', () => {
  const client = clientWith(luna, sole)
  removeFromCache(client, luna.id)
  expect(listed(client)).toEqual([sole])
})

it.each([
  ['adding', (client: QueryClient) => addToCache(client, luna)],
  ['removing', (client: QueryClient) => removeFromCache(client, luna.id)],
])('asks for the list and the statistics again after %s', (_, change) => {
  const client = clientWith(sole)
  change(client)
  expect(isStale(client, listCompanions.id)).toBe(true)
  expect(isStale(client, getCompanionStatistics.id)).toBe(true)
})
