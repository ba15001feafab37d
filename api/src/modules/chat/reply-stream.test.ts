import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import type { FastifyReply } from 'fastify'
import { AppError } from '../../platform/http/app-error.ts'
import { ReplyStream } from './reply-stream.ts'

let raw: PassThrough
let stream: ReplyStream
let reply: FastifyReply

beforeEach(() => {
  jest.useFakeTimers()
  raw = Object.assign(new PassThrough(), { writeHead: () => undefined, flushHeaders: () => undefined })
  raw.setEncoding('utf8')
  reply = { raw, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply
  stream = new ReplyStream(reply)
  stream.onStart()
})
afterEach(() => {
  jest.useRealTimers()
})

it('says something while a reply takes long, so that no proxy hangs up', () => {
  jest.advanceTimersByTime(30_000)
  expect(raw.read()).toBe(': ping\n\n: ping\n\n')
})

it('says nothing more after the end', async () => {
  stream.fail(new Error('no reply'), 'it')
  expect(raw.read()).toContain('event: error')
  jest.advanceTimersByTime(30_000)
  await stream.onText('too late')
  stream.interrupt(new AppError('service_unavailable'), 'it')
  expect(raw.read()).toBeNull()
})

it('takes a reader who has got all of it for no one who left', async () => {
  stream.fail(new Error('no reply'), 'it')
  raw.resume()
  await once(raw, 'close')
  expect(stream.signal.aborted).toBe(false)
})

it('ends at once when it is interrupted, and says why', () => {
  stream.interrupt(new AppError('token_invalid'), 'it')
  expect(raw.read()).toContain('"code":"token_invalid"')
  expect(raw.writableEnded).toBe(true)
})

it('does not begin once it is interrupted', () => {
  const late = new ReplyStream(reply)
  late.interrupt(new AppError('token_invalid'), 'it')
  late.onStart()
  expect(late.isOpen).toBe(false)
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
