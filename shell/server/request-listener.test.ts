import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { type Handler, HttpError, pathOf, requestListener } from './request-listener.ts'

let server: Server | undefined

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  jest.restoreAllMocks()
  server?.close()
  server?.closeAllConnections()
})

async function open(handler: Handler): Promise<string> {
  const opened = createServer(requestListener(handler)).listen(0, '127.0.0.1')
  server = opened
  await new Promise((resolve) => opened.once('listening', resolve))
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`
}

const failed: Handler[] = [
  () => {
    throw new Error('at once')
  },
  () => Promise.reject(new Error('later')),
  (_, response) => {
    response.setHeader('Content-Encoding', 'br')
    throw new Error('with a header of the answer that does not come')
  },
  (_, response) => void response.writeHead(200, { bad: '\n' }),
]

it.each(failed)('answers 500 to a fault, and says so on the console (%#)', async (handler) => {
  const origin = await open(handler)
  const response = await fetch(origin)
  expect([response.status, await response.text()]).toEqual([500, 'Internal Server Error'])
  expect(console.error).toHaveBeenCalledTimes(1)
})

it('answers with the status that a handler asks for, and 404 where a file is missing', async () => {
  const origin = await open(({ url }) => {
    throw url === '/file'
      ? Object.assign(new Error('no file'), { code: 'ENOENT' })
      : new HttpError(405, { Allow: 'GET' })
  })
  expect((await fetch(`${origin}/file`)).status).toBe(404)
  const response = await fetch(origin)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  expect(console.error).not.toHaveBeenCalled()
})

it('cuts an answer off whose rest cannot be had, so that it never looks whole', async () => {
  const origin = await open(async (_, response) => {
    response.writeHead(200, { 'Content-Length': 10 }).write('half ')
    await pipeline(
      new Readable({
        read() {
          this.destroy(new Error('the disk is gone'))
        },
      }),
      response,
    )
  })
  const response = await fetch(origin)
  await expect(response.text()).rejects.toThrow()
})

it('ends a connection whose second answer breaks before the first one is sent', async () => {
  const brokenOff = Promise.withResolvers<void>()
  const origin = await open(async ({ url }, response) => {
    if (url === '/first') return void brokenOff.promise.then(() => setImmediate(() => response.end('first')))
    response.writeHead(200, { 'Content-Length': 10 })
    brokenOff.resolve()
    throw new Error('the disk is gone')
  })
  const client = connect(Number(new URL(origin).port), '127.0.0.1')
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
  client.write(request('/first') + request('/second'))
  client.resume()
  await once(client, 'close')
})

it('outlives clients that leave in the middle of an answer', async () => {
  const left: unknown[] = []
  const origin = await open(async (request, response) => {
    if (request.url === '/') return void response.end('well')
    const endless = new Readable({
      read() {
        this.push('x'.repeat(65_536))
      },
    })
    await pipeline(endless, response).catch((error) => {
      left.push(error)
      throw error
    })
  })
  const call = get(`${origin}/endless`, (response) => response.once('data', () => call.destroy()))
  call.on('error', () => undefined)
  while (left.length === 0) expect(await (await fetch(origin)).text()).toBe('well')
  expect(console.error).not.toHaveBeenCalled()
})

it('outlives what is written after an answer has ended', async () => {
  const origin = await open((_, response: ServerResponse) => {
    response.end('well')
    response.write('more')
  })
  expect(await (await fetch(origin)).text()).toBe('well')
  expect(await (await fetch(origin)).text()).toBe('well')
})

it.each([
  ['/a/../b?c=d', '/b'],
  ['/%', '/%'],
  ['http://another/path', '/path'],
])('knows that %s is for the path %s', (url, path) => {
  expect(pathOf({ url } as IncomingMessage)).toBe(path)
})

it.each([
  '//',
  '//evil.example/',
  '/\\evil.example',
  '/..//',
  '*',
  '',
  'http://[',
  'server:443',
  'javascript:0',
])('answers 400 to the address %j', async (address) => {
  const origin = await open((request, response) => void response.end(pathOf(request)))
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.once('data', (chunk) => resolve(String(chunk)))
    socket.end(`GET ${address} HTTP/1.1\r\nHost: server\r\n\r\n`)
  })
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
})

it.each([
  { requests: 10, answers: 10 },
  { requests: 11, answers: 0 },
])('answers $answers of $requests requests that are sent at once on a connection', async (sent) => {
  const held = Promise.withResolvers<void>()
  let begun = 0
  const { port } = new URL(
    await open(async (_, response) => {
      if (++begun === 10) held.resolve()
      await held.promise
      response.end('answer')
    }),
  )
  const socket = connect(Number(port), '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
    if (received.split('answer').length > sent.requests) socket.end()
  })
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(sent.requests))
  await new Promise((resolve) => socket.once('close', resolve))
  expect(received.split('answer')).toHaveLength(sent.answers + 1)
})
