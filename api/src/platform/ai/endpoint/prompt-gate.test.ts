import { expect, it } from '@jest/globals'
import { PromptGate } from './prompt-gate.ts'

it('lets the first ones through and the next when one leaves, in order', async () => {
  const gate = new PromptGate(2, 10_000)
  const first = await gate.enter()
  await gate.enter()
  const order: string[] = []
  const third = gate.enter().then((leave) => {
    order.push('third')
    return leave
  })
  const fourth = gate.enter().then(() => order.push('fourth'))
  first()
  first()
  const leaveThird = await third
  expect(order).toEqual(['third'])
  leaveThird()
  await fourth
  expect(order).toEqual(['third', 'fourth'])
})

it('is busy for who waited in vain, and gives no place away with them', async () => {
  const gate = new PromptGate(1, 1)
  const leave = await gate.enter()
  await expect(gate.enter()).rejects.toMatchObject({ code: 'ai_busy' })
  leave()
  await expect(gate.enter()).resolves.toBeInstanceOf(Function)
})

it('forgets who stops waiting', async () => {
  const gate = new PromptGate(1, 10_000)
  const leave = await gate.enter()
  const abort = new AbortController()
  const waiting = gate.enter(abort.signal)
  abort.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  leave()
  await expect(gate.enter()).resolves.toBeInstanceOf(Function)
  await expect(gate.enter(AbortSignal.abort(new Error('gone before')))).rejects.toThrow('gone before')
})
