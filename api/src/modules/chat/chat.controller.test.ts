import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, it, jest } from '@jest/globals'
import { AppError } from '../../platform/http/app-error.ts'
import { ChatController } from './chat.controller.ts'
import type { ReplySink } from './reply-sink.ts'

/** @returns what the operator is told of a streamed reply that fails like this */
async function logOf(fail: (sink: ReplySink, raw: PassThrough) => Promise<never>): Promise<unknown[]> {
  const raw = Object.assign(new PassThrough(), { writeHead: () => undefined, flushHeaders: () => undefined })
  const error = jest.fn()
  const reply = async (_message: unknown, sink: ReplySink) => {
    sink.onStart()
    return fail(sink, raw)
  }
  const nothingEnds = () => () => undefined
  const controller = new ChatController(
    {} as never,
    { reply } as never,
    {} as never,
    {} as never,
    {} as never,
    { add: nothingEnds } as never,
    { watch: nothingEnds } as never,
    {} as never,
  )
  const request = {
    headers: { accept: 'text/event-stream' },
    params: { session_id: crypto.randomUUID() },
    body: { message: 'Ciao' },
    isMultipart: () => false,
    user: {},
    log: { error },
  }
  // `@Serve` reads the call from what Fastify gives.
  const send = controller.send.bind(controller) as unknown as (...given: unknown[]) => Promise<void>
  await send(request, { raw, hijack: () => undefined, getHeaders: () => ({}) })
  return error.mock.calls
}

it('tells the operator why a reply failed', async () => {
  const err = new Error('a fault on purpose')
  expect(await logOf(() => Promise.reject(err))).toEqual([[{ err }, 'reply failed']])
})

it('has nothing to tell of a refusal, or a reader who left', async () => {
  expect(await logOf(() => Promise.reject(new AppError('ai_unavailable')))).toEqual([])
  const leave = async ({ signal }: ReplySink, raw: PassThrough) => {
    raw.destroy()
    await once(signal, 'abort')
    throw signal.reason
  }
  expect(await logOf(leave)).toEqual([])
})
