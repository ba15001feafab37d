import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { DraftSaver, LOOK_EVERY_MS, SHOWN_FOR_MS } from './draft-saver.service.ts'
import type { ReplyDraftRepository } from './reply-draft.repository.ts'
import { RunningDraft } from './running-draft.ts'

const save = jest.fn<(texts: string[]) => Promise<void>>()
const repository = {
  save: (drafts: RunningDraft[]) => save(drafts.map(({ text }) => text)),
} as unknown as ReplyDraftRepository
const onText = jest.fn(async (_: string) => undefined)
const sink = {
  signal: new AbortController().signal,
  onText,
  onStart: () => undefined,
  onCare: () => undefined,
}
let saver: DraftSaver

beforeEach(() => {
  jest.useFakeTimers()
  onText.mockClear()
  save.mockReset().mockResolvedValue()
  saver = new DraftSaver(repository)
})
afterEach(() => {
  jest.useRealTimers()
})
const pass = (times = 1) => jest.advanceTimersByTimeAsync(times * (SHOWN_FOR_MS + LOOK_EVERY_MS))
function begin(text?: string) {
  const draft = new RunningDraft({} as never, {} as never)
  saver.start(draft)
  const say = draft.into(sink).onText
  if (text) void say(text)
  return { draft, say }
}

it('keeps what has been on the screen for a second, and only what is new', async () => {
  const { draft, say } = begin('Eccomi. ')
  await pass()
  await pass(3)
  await say('Dimmi.')
  await pass()
  expect(save.mock.calls).toEqual([[['Eccomi. ']], [['Eccomi. Dimmi.']]])
  expect(onText.mock.calls).toEqual([['Eccomi. '], ['Dimmi.']])
  await saver.end(draft)
  expect(draft.isSaved).toBe(true)
})

it('keeps nothing of a reply that is done at once, nor after its end', async () => {
  const { draft } = begin('Eccomi.')
  await saver.end(draft)
  expect(draft.isSaved).toBe(false)
  await pass(5)
  expect(save).not.toHaveBeenCalled()
  expect(jest.getTimerCount()).toBe(0)
})

it('keeps all that are due together, and of one that has ended nothing', async () => {
  const { draft } = begin('Uno')
  begin('Due')
  begin('Tre')
  begin()
  await saver.end(draft)
  await pass()
  expect(save.mock.calls).toEqual([[['Due', 'Tre']]])
})

it('ends after what is being saved', async () => {
  const saving = Promise.withResolvers<void>()
  save.mockReturnValueOnce(saving.promise)
  const { draft, say } = begin('Eccomi. ')
  await pass()
  await say('Dimmi.')
  await pass(2)
  expect(save).toHaveBeenCalledTimes(1)
  let isOver = false
  const end = saver.end(draft).then(() => {
    isOver = true
  })
  await pass()
  expect(isOver).toBe(false)
  saving.resolve()
  await end
})

it('tries again what a database that is down has not kept', async () => {
  save.mockRejectedValueOnce(Object.assign(new Error('a fault on purpose'), { code: 'ECONNREFUSED' }))
  begin('Eccomi. ')
  begin('Dimmi.')
  await pass(2)
  expect(save.mock.calls).toEqual([[['Eccomi. ', 'Dimmi.']], [['Eccomi. ', 'Dimmi.']]])
})

it('keeps the others where one cannot be stored', async () => {
  const kept: string[] = []
  save.mockImplementation(async (texts) => {
    if (texts.includes('no')) throw new Error('a fault on purpose')
    kept.push(...texts)
  })
  begin('Uno')
  begin('no')
  begin('Due')
  await pass(2)
  expect(kept).toEqual(['Uno', 'Due'])
})
