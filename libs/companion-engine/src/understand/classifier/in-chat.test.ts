import { expect, it } from '@jest/globals'
import { actModel, findAct } from '../acts/find-act.ts'
import { afterLabel, afterMessage } from './in-chat.ts'
import { messageFeatures } from './message-features.ts'

const loss = messageFeatures('My grandmother died on Sunday', 'en')
const memory = messageFeatures('She made us pancakes', 'en')

it('tells a message after one label from the same after another, and from the first of a chat', () => {
  const known = [afterLabel(memory, 'grief'), afterLabel(memory, 'food'), afterLabel(memory)]
  expect(new Set(known.map(({ buckets }) => buckets.at(-1))).size).toBe(3)
  for (const { buckets, values } of known) {
    expect(buckets).toHaveLength(memory.buckets.length + 1)
    expect(values).toHaveLength(buckets.length)
  }
})

it('takes the message before for what it most likely was', () => {
  expect(findAct(afterLabel(loss)).act).toBe('grief')
  expect(afterMessage(actModel(), memory, loss)).toEqual(afterLabel(memory, 'grief'))
  expect(afterMessage(actModel(), memory, undefined)).toEqual(afterLabel(memory))
})
