import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { LocalPlaces } from './local-places.ts'
import type { Release } from './places.ts'

/** Ends all waiting: who waits on after its test fails another one. */
let end: AbortController
beforeEach(() => {
  end = new AbortController()
})

const onPlace = () => undefined
const placesOf = (places: number, choices: object = {}) =>
  new LocalPlaces({ places, queueMax: 1_000, waitMs: 60_000, ...choices })

/** Takes places one after the other. @returns who got one, in order, with how they give it back */
function watch(places: LocalPlaces) {
  const got: string[] = []
  const releases = new Map<string, Release>()
  const take = (name: string, person = name) =>
    places.take({ person, signal: end.signal, onPlace }).then(
      (release) => {
        got.push(name)
        releases.set(name, release)
      },
      () => undefined,
    )
  const release = async (name: string) => {
    releases.get(name)?.()
    releases.get(name)?.()
    await new Promise(setImmediate)
  }
  return { got, take, release }
}

afterEach(() => {
  end.abort(new Error('the end of the test'))
  jest.useRealTimers()
})

it('lets the first ones through and the next when one ends, in order', async () => {
  const { got, take, release } = watch(placesOf(2))
  await Promise.all([take('a'), take('b')])
  void take('c')
  void take('d')
  await release('a')
  expect(got).toEqual(['a', 'b', 'c'])
  await release('b')
  expect(got).toEqual(['a', 'b', 'c', 'd'])
})

it('has everybody’s first before anybody’s second', async () => {
  const { got, take, release } = watch(placesOf(1))
  await take('greedy 1', 'greedy')
  for (const name of ['greedy 2', 'greedy 3']) void take(name, 'greedy')
  void take('anna')
  void take('marco')
  const order = ['greedy 1', 'anna', 'marco', 'greedy 2', 'greedy 3']
  for (const name of order) await release(name)
  expect(got).toEqual(order)
})

it('gives nobody more than a tenth, though places are free', async () => {
  const { got, take, release } = watch(placesOf(20))
  for (let number = 1; number <= 4; number++) void take(`greedy ${number}`, 'greedy')
  await take('anna')
  expect(got).toEqual(['greedy 1', 'greedy 2', 'anna'])
  await release('greedy 1')
  expect(got.at(-1)).toBe('greedy 3')
})

it('tells how far one has come, and each place once', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  const places = placesOf(1)
  const release = await places.take({ person: 'a', onPlace })
  const told: number[] = []
  void places.take({ person: 'b', onPlace })
  void places.take({ person: 'c', onPlace: (place) => told.push(place) })
  await jest.advanceTimersByTimeAsync(5_000)
  release()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual([2, 1])
})

describe('who waits in vain', () => {
  it('is told so after the time that people wait who see their place', async () => {
    jest.useFakeTimers()
    const places = placesOf(1)
    await places.take({ person: 'a', onPlace })
    const codes: string[] = []
    const fail = ({ code }: { code: string }) => codes.push(code)
    places.take({ person: 'seen', onPlace }).catch(fail)
    places.take({ person: 'unseen' }).catch(fail)
    await jest.advanceTimersByTimeAsync(10_000)
    expect(codes).toEqual(['ai_busy'])
    await jest.advanceTimersByTimeAsync(50_000)
    expect(codes).toEqual(['ai_busy', 'ai_busy'])
  })

  it('gives no place away with that', async () => {
    const places = placesOf(1, { waitMs: 1 })
    const release = await places.take({ person: 'a', onPlace })
    await expect(places.take({ person: 'b', onPlace })).rejects.toMatchObject({ code: 'ai_busy' })
    release()
    expect(await places.take({ person: 'b', onPlace })).toBeInstanceOf(Function)
  })

  it('is turned away at once where the queue is full', async () => {
    const places = placesOf(1, { queueMax: 1 })
    const release = await places.take({ person: 'a', onPlace })
    const second = places.take({ person: 'b', onPlace })
    await expect(places.take({ person: 'c', onPlace })).rejects.toMatchObject({ code: 'ai_busy' })
    release()
    expect(await second).toBeInstanceOf(Function)
  })

  it('is forgotten when it leaves', async () => {
    const places = placesOf(1)
    const release = await places.take({ person: 'a', onPlace })
    const abort = new AbortController()
    const waiting = places.take({ person: 'b', signal: abort.signal, onPlace })
    abort.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    release()
    expect(await places.take({ person: 'c', onPlace })).toBeInstanceOf(Function)
    const signal = AbortSignal.abort(new Error('gone before'))
    await expect(places.take({ person: 'd', signal })).rejects.toThrow('gone before')
  })
})

it('lets a thousand through in their order, and none twice', async () => {
  const { got, take, release } = watch(placesOf(30))
  const names = Array.from({ length: 1_000 }, (_, index) => `${index}`)
  const all = Promise.all(names.map((name) => take(name)))
  for (let next = 0; next < names.length; next++) await release(names[next] as string)
  await all
  expect(got).toEqual(names)
})
