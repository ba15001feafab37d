import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
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
  server = createServer((request, response) => handler(request, response)).listen(0, '127.0.0.1')
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
