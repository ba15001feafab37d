import { startTestApi, type TestApi, waitUntil } from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { statement } from '../../database/statement.ts'
import { ClusterPlaces } from './cluster-places.ts'
import type { Release } from './places.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())

const run = (text: string) => api.database.rows<{ count: number }>(statement('', text))
const count = async (condition = 'true') =>
  (await run(`select count(*) from ai_places where ${condition}`))[0]?.count

/** Ends all waiting: a process of another test would go on handing places out. */
let end: AbortController
beforeEach(() => {
  end = new AbortController()
})
afterEach(async () => {
  jest.restoreAllMocks()
  end.abort(new Error('the end of the test'))
  await waitUntil(async () => (await count('not is_granted and expires_at >= now()')) === 0)
  await run('delete from ai_places')
})

const onPlace = () => undefined
/** As another process has them. */
const process = (places: number, choices: object = {}) =>
  new ClusterPlaces(api.database, { places, queueMax: 1_000, waitMs: 60_000, ...choices })

async function takeAll(places: ClusterPlaces[], people: string[]) {
  const got: { person: string; release: Release }[] = []
  for (const [index, person] of people.entries()) {
    const one = places[index % places.length] as ClusterPlaces
    one.take({ person, signal: end.signal, onPlace }).then(
      (release) => got.push({ person, release }),
      () => undefined,
    )
    await waitUntil(async () => (await count()) === index + 1)
  }
  return got
}

it('lets those who wait at several processes through in the order of their coming', async () => {
  const two = [process(1), process(1)]
  const people = ['a', 'b', 'c', 'd', 'e', 'f']
  const got = await takeAll(two, people)
  for (let next = 0; next < people.length; next++) {
    await waitUntil(async () => got.length > next)
    got[next]?.release()
    got[next]?.release()
  }
  expect(got.map(({ person }) => person)).toEqual(people)
  await waitUntil(async () => (await count()) === 0)
})

longTest('never has more than its places, whatever comes and goes at once', async () => {
  const processes = [process(5), process(5), process(5)]
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 120 }, async (_, index) => {
      const places = processes[index % 3] as ClusterPlaces
      const release = await places.take({ person: `${index}`, onPlace })
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
      release()
    }),
  )
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(5)
  await waitUntil(async () => (await count()) === 0)
})

it('gives a person its share, over all processes', async () => {
  const got = await takeAll([process(10), process(10)], ['greedy', 'greedy', 'anna'])
  await waitUntil(async () => got.length === 2)
  expect(got.map(({ person }) => person).sort()).toEqual(['anna', 'greedy'])
})

it('tells where one stands, and keeps nobody who leaves', async () => {
  const places = process(1)
  const release = await places.take({ person: 'a', onPlace })
  const abort = new AbortController()
  const told: number[] = []
  const second = places.take({ person: 'b', signal: abort.signal, onPlace })
  await waitUntil(async () => (await count()) === 2)
  const third = process(1).take({ person: 'c', onPlace: (place) => told.push(place) })
  await waitUntil(async () => told.length === 1)
  abort.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  await waitUntil(async () => told.length === 2)
  expect(told).toEqual([2, 1])
  release()
  expect(await third).toBeInstanceOf(Function)
})

describe('of a process that was killed', () => {
  it('the places are free once it has been silent, and those who waited there are no longer in the way', async () => {
    await takeAll([process(1)], ['a', 'b'])
    await waitUntil(async () => (await count('is_granted')) === 1)
    const third = process(1).take({ person: 'c', onPlace })
    await waitUntil(async () => (await count()) === 3)
    await run(`update ai_places set expires_at = now() - interval '1 second' where person <> 'c'`)
    expect(await third).toBeInstanceOf(Function)
    // Where they expired between its two statements, the next look removes them.
    await waitUntil(async () => (await count()) === 1)
  })

  it('and one that is alive says so', async () => {
    const places = process(1)
    await places.take({ person: 'a', onPlace })
    await run(`update ai_places set expires_at = now() + interval '1 second'`)
    const { now } = performance
    jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 6_000)
    places.take({ person: 'b', signal: end.signal, onPlace }).catch(() => undefined)
    await waitUntil(async () => (await count(`expires_at > now() + interval '10 seconds'`)) === 2)
  })
})

it('lets go of a place that could not be given back', async () => {
  const places = process(2)
  const release = await places.take({ person: 'a', onPlace })
  const rows = jest.spyOn(api.database, 'rows').mockRejectedValueOnce(new Error('gone'))
  await release()
  expect(rows).toHaveBeenCalled()
  await places.take({ person: 'b', onPlace })
  const { now } = performance
  await run(`update ai_places set expires_at = now() + interval '1 second'`)
  jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 6_000)
  places.take({ person: 'c', signal: end.signal, onPlace }).catch(() => undefined)
  await waitUntil(
    async () => (await count(`person = 'b' and expires_at > now() + interval '10 seconds'`)) === 1,
  )
  expect(await count(`person = 'a' and expires_at > now() + interval '10 seconds'`)).toBe(0)
})

it('goes on where a crash of PostgreSQL has emptied the table', async () => {
  const places = process(1)
  await places.take({ person: 'a', onPlace })
  const second = places.take({ person: 'b', onPlace })
  await waitUntil(async () => (await count()) === 2)
  await run('delete from ai_places')
  expect(await second).toBeInstanceOf(Function)
})

it('turns away whom the queue has no room for, and who has waited in vain', async () => {
  const places = process(1, { queueMax: 1, waitMs: 500 })
  await places.take({ person: 'a', onPlace })
  const refused = { code: 'ai_busy' }
  const second = expect(places.take({ person: 'b', onPlace })).rejects.toMatchObject(refused)
  await waitUntil(async () => (await count()) === 2)
  await expect(places.take({ person: 'c', onPlace })).rejects.toMatchObject(refused)
  await second
  await waitUntil(async () => (await count()) === 1)
})
