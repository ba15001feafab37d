import { expect, it } from '@jest/globals'
import type { AiEngine, ReplyChunk } from '../../platform/ai/ai.port.ts'
import type { OutgoingMessage } from './outgoing-message.ts'
import { ReplyWriter } from './reply-writer.service.ts'

const message = { user: { name: 'Anna' }, text: 'Ciao' } as OutgoingMessage
const input = {
  conversation: {} as never,
  context: { memories: [], newest: [] },
  askedAt: new Date('2026-01-15T12:00:00Z'),
}
const writerWith = (reply: () => AsyncIterable<ReplyChunk>) =>
  new ReplyWriter({ id: 'builtin', reply } as unknown as AiEngine)

it('writes nothing for a reader who left before the end, though the engine went on', async () => {
  const reader = new AbortController()
  const writer = writerWith(async function* () {
    yield { kind: 'text', text: 'Eccomi' }
    reader.abort(new Error('the reader has left'))
    yield { kind: 'end', memoriesUsed: [] }
  })
  const sink = {
    signal: reader.signal,
    onStart: () => undefined,
    onCare: () => undefined,
    onText: async () => undefined,
  }
  await expect(writer.write(message, input, sink)).rejects.toThrow('the reader has left')
})

it('takes blanks for no reply', async () => {
  const writer = writerWith(async function* () {
    yield { kind: 'text', text: ' \n' }
    yield { kind: 'end', memoriesUsed: [] }
  })
  await expect(writer.write(message, input)).rejects.toMatchObject({ code: 'ai_unavailable' })
})
