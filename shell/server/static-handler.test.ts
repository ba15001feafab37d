import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { requestListener } from './request-listener.ts'
import { staticHandler } from './static-handler.ts'

const NAME = 'main.0123456789.js'
let folder: string
let server: Server

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'confida-static-'))
  writeFileSync(join(folder, NAME), 'let a = 1')
  writeFileSync(join(folder, `${NAME}.br`), brotliCompressSync('let a = 1'))
  writeFileSync(join(folder, 'manifest.json'), '{}')
  const handler = staticHandler(folder, { 'X-Content-Type-Options': 'nosniff' })
  server = createServer(requestListener(handler)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})

afterEach(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

const get = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`, {
    headers: { 'Accept-Encoding': 'br' },
  })

it('sends the compressed copy of a hashed file, to be kept for ever', async () => {
  const response = await get(NAME)
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(await response.text()).toBe('let a = 1')
})

it('sends the file itself when it was changed after its copy was made', async () => {
  writeFileSync(join(folder, NAME), 'let a = 2')
  const later = new Date(Date.now() + 60_000)
  utimesSync(join(folder, NAME), later, later)
  const response = await get(NAME)
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe('let a = 2')
})

it('sends a file whose name says nothing of its content with the headers of the server, not to be kept unasked', async () => {
  const response = await get('manifest.json')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ port, host: '127.0.0.1', path, method, headers }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end()
  })

it.each([
  ['bytes=2-1', 416],
  ['bytes=-0', 416],
  ['bytes=9-', 416],
  ['bytes=18446744073709551615-', 416],
  ['bytes=0-18446744073709551615', 206],
  ['bytes=0-3', 206],
  ['bytes=-4', 206],
  ['bytes=a-b', 416],
  ['lines=0-1', 200],
])('answers the range %s with %i', async (range, status) => {
  const response = await ask(`/${NAME}`, 'GET', { range })
  expect(response.statusCode).toBe(status)
  const size = 'let a = 1'.length
  if (status === 416) expect(response.headers['content-range']).toBe(`bytes */${size}`)
  expect((await ask(`/${NAME}`)).statusCode).toBe(200)
})

it.each([
  [`/${'a'.repeat(300)}.js`, 404],
  [`/${'a/'.repeat(3000)}a.js`, 404],
  ['/nothing.js', 404],
  ['/', 404],
  [`/${NAME}/`, 404],
  [`/${NAME}/more`, 404],
  ['/%2e%2e%2f%2e%2e%2fetc/passwd', 404],
  ['/.hidden', 404],
  ['//', 400],
  ['/%', 400],
  ['/%ff.js', 400],
  ['/%00.js', 400],
])('answers %s with %i', async (path, status) => {
  for (const encoding of ['identity', 'br'])
    expect((await ask(path, 'GET', { 'accept-encoding': encoding })).statusCode).toBe(status)
})

it('gives its files to those who read, and to nobody else', async () => {
  expect((await ask(`/${NAME}`, 'HEAD')).headers['content-length']).toBe('9')
  for (const method of ['POST', 'DELETE', 'OPTIONS', 'TRACE']) {
    const { statusCode, headers } = await ask(`/${NAME}`, method)
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
  }
})
