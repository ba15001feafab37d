import { expect, it } from '@jest/globals'
import { ConcurrencyLimiter } from './concurrency-limiter.ts'

it('lets the first ones through and the next when one ends, in order', async () => {
  const limiter = new ConcurrencyLimiter(2, 10_000)
  const first = await limiter.acquire()
  await limiter.acquire()
  const order: string[] = []
  const third = limiter.acquire().then((release) => {
    order.push('third')
    return release
  })
  const fourth = limiter.acquire().then(() => order.push('fourth'))
  first()
  first()
  const releaseThird = await third
  expect(order).toEqual(['third'])
  releaseThird()
  await fourth
  expect(order).toEqual(['third', 'fourth'])
})

it('is busy for who waited in vain, and gives no slot away with them', async () => {
  const limiter = new ConcurrencyLimiter(1, 1)
  const release = await limiter.acquire()
  await expect(limiter.acquire()).rejects.toMatchObject({ code: 'ai_busy' })
  release()
  await expect(limiter.acquire()).resolves.toBeInstanceOf(Function)
})

it('forgets who stops waiting', async () => {
  const limiter = new ConcurrencyLimiter(1, 10_000)
  const release = await limiter.acquire()
  const abort = new AbortController()
  const waiting = limiter.acquire(abort.signal)
  abort.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  release()
  await expect(limiter.acquire()).resolves.toBeInstanceOf(Function)
  await expect(limiter.acquire(AbortSignal.abort(new Error('gone before')))).rejects.toThrow('gone before')
})
