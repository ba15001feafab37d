import { expect, it } from '@jest/globals'
import type { EventSourceMessage } from 'eventsource-parser'
import { readEvents } from './event-stream.ts'

function streamOf(...chunks: (string | Uint8Array)[]) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) {
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk)
      }
      controller.close()
    },
  })
}

async function read(...chunks: (string | Uint8Array)[]) {
  const events: EventSourceMessage[] = []
  for await (const event of readEvents(streamOf(...chunks))) events.push(event)
  return events
}

it('reads events however the chunks are cut', async () => {
  const whole = 'event: delta\ndata: {"text":"Ciao"}\n\nevent: done\ndata: {}\n\n'
  const expected = [
    { event: 'delta', data: '{"text":"Ciao"}' },
    { event: 'done', data: '{}' },
  ]
  expect(await read(whole)).toEqual(expected)
  expect(await read(...whole)).toEqual(expected)
  expect(await read(...whole.replaceAll('\n', '\r\n'))).toEqual(expected)
})

it('joins a character that is cut in the middle of its bytes', async () => {
  const bytes = new TextEncoder().encode('data: è\n\n')
  expect(await read(bytes.slice(0, 7), bytes.slice(7))).toEqual([{ data: 'è' }])
})

it('joins data lines and ignores comments', async () => {
  expect(await read(': ping\n\ndata: a\ndata: b\n\n')).toEqual([{ data: 'a\nb' }])
})

it('drops an incomplete last event', async () => {
  expect(await read('data: a\n\ndata: b')).toEqual([{ data: 'a' }])
})

it('gives the connection up when nobody reads on', async () => {
  const { promise: cancelled, resolve: cancel } = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: a\n\n')),
    cancel: () => cancel(),
  })
  for await (const { data } of readEvents(body)) {
    expect(data).toBe('a')
    break
  }
  await cancelled
})
