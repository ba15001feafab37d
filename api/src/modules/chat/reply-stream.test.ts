import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import type { FastifyReply } from 'fastify'
import { ReplyStream } from './reply-stream.ts'

let raw: PassThrough
let stream: ReplyStream

beforeEach(() => {
  jest.useFakeTimers()
  raw = Object.assign(new PassThrough(), { writeHead: () => undefined, flushHeaders: () => undefined })
  raw.setEncoding('utf8')
  stream = new ReplyStream({
    raw,
    hijack: () => undefined,
    getHeaders: () => ({}),
  } as unknown as FastifyReply)
  stream.onStart()
})
afterEach(() => {
  jest.useRealTimers()
})

it('says something while a reply takes long, so that no proxy hangs up', () => {
  jest.advanceTimersByTime(30_000)
  expect(raw.read()).toBe(': ping\n\n: ping\n\n')
})

it('says nothing more after the end', () => {
  stream.fail(new Error('no reply'), 'it')
  expect(raw.read()).toContain('event: error')
  jest.advanceTimersByTime(30_000)
  expect(raw.read()).toBeNull()
})

it('waits until a slow reader has caught up', async () => {
  let isThrough = false
  const sent = stream.onText('x'.repeat(2 * raw.writableHighWaterMark)).then(() => {
    isThrough = true
  })
  await Promise.resolve()
  expect(isThrough).toBe(false)
  raw.read()
  await sent
})

it('ends the wait when the reader leaves', async () => {
  const sent = stream.onText('x'.repeat(2 * raw.writableHighWaterMark))
  raw.destroy()
  await expect(sent).rejects.toThrow()
  expect(stream.signal.reason).toEqual(new Error('the reader has left'))
  expect(jest.getTimerCount()).toBe(0)
})
