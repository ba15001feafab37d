import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { RunningDraft, SAVE_EVERY_MS } from './running-draft.ts'

const save = jest.fn<(text: string) => Promise<void>>()
const sink = { signal: new AbortController().signal, onText: jest.fn(async (_: string) => undefined) }
let draft: RunningDraft
let say: (text: string) => Promise<void>

beforeEach(() => {
  jest.useFakeTimers()
  save.mockReset().mockResolvedValue()
  draft = new RunningDraft(save)
  say = draft.into({ ...sink, onStart: () => undefined, onCare: () => undefined }).onText
})
afterEach(() => {
  jest.useRealTimers()
})
const pass = (times = 1) => jest.advanceTimersByTimeAsync(times * SAVE_EVERY_MS)

it('keeps what has been on the screen for a second, and only what is new', async () => {
  await say('Eccomi. ')
  await pass()
  await pass(3)
  await say('Dimmi.')
  await pass()
  expect(save.mock.calls).toEqual([['Eccomi. '], ['Eccomi. Dimmi.']])
  expect(sink.onText.mock.calls).toEqual([['Eccomi. '], ['Dimmi.']])
  expect(await draft.end()).toBe(true)
})

it('keeps nothing of a reply that is done at once, nor after its end', async () => {
  await say('Eccomi.')
  expect(await draft.end()).toBe(false)
  await pass(5)
  expect(save).not.toHaveBeenCalled()
})

it('ends after what is being saved, and goes on where that fails', async () => {
  save.mockRejectedValueOnce(new Error('a fault on purpose'))
  await say('Eccomi. ')
  await pass()
  const saving = Promise.withResolvers<void>()
  save.mockReturnValueOnce(saving.promise)
  await say('Dimmi.')
  await pass(2)
  expect(save).toHaveBeenCalledTimes(2)
  let isOver = false
  const end = draft.end().then(() => {
    isOver = true
  })
  await pass()
  expect(isOver).toBe(false)
  saving.resolve()
  await end
})
