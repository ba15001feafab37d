import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { requestListener } from './request-listener.ts'
import { shellHandler } from './shell-handler.ts'

let folder: string
let servers: Server[]

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeEach(() => {
  servers = []
  folder = mkdtempSync(join(tmpdir(), 'confida-shell-'))
  writeFileSync(join(folder, 'index.html'), '<html><head></head></html>')
  writeFileSync(join(folder, 'remotes.json'), '[]')
})

afterEach(() => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  rmSync(folder, { recursive: true })
})

const startShell = (apiOrigin: string, remoteOrigins = {}) =>
  serve(
    requestListener(
      shellHandler({
        folder,
        registryFile: join(folder, 'remotes.json'),
        publicUrl: 'https://confida.example',
        apiOrigin,
        remoteOrigins,
        isProduction: false,
      }),
    ),
  )

const startApi = () =>
  serve((asked, response) => {
    if (asked.url === '/api/cut') {
      response.writeHead(200, { 'Content-Length': 10 }).write('half ', () => response.destroy())
      return
    }
    const { 'x-forwarded-for': address } = asked.headers
    if (asked.url === '/api/address') return void response.end(address)
    asked.resume().on('end', () => response.end(`${asked.method} ${asked.url}`))
  })

const statusOf = async (address: string) => (await fetch(address)).status

it('serves its page, the registry and the API under one origin', async () => {
  const shell = await startShell(await startApi())
  expect(await (await fetch(`${shell}/dashboard`)).text()).toContain('<head>')
  expect(await (await fetch(`${shell}/remotes.json`)).json()).toEqual([])
  expect(await (await fetch(`${shell}/api/health?a=b`)).text()).toBe('GET /api/health?a=b')
  expect(await statusOf(`${shell}/apiary.js`)).toBe(404)
})

it('passes on what is asked below the path of a remote, and nothing of a remote that it does not have', async () => {
  const remote = await startApi()
  const shell = await startShell(remote, { 'mfe-chat': remote })
  expect(await (await fetch(`${shell}/remotes/mfe-chat/mf-manifest.json?a=b`)).text()).toBe(
    'GET /mf-manifest.json?a=b',
  )
  expect(await statusOf(`${shell}/remotes/mfe-auth/mf-manifest.json`)).toBe(404)
  expect(
    await statusOf(`${await startShell(remote, { 'mfe-chat': 'http://127.0.0.1:1' })}/remotes/mfe-chat/a.js`),
  ).toBe(503)
})

it('tells the API the address of its client, whatever that says', async () => {
  const shell = await startShell(await startApi())
  const answer = await fetch(`${shell}/api/address`, { headers: { 'x-forwarded-for': '1.1.1.1' } })
  expect(await answer.text()).toBe('127.0.0.1')
})

it.each(['GET', 'POST', 'PUT', 'DELETE'])(
  'loses no %s where the API closes a kept connection',
  async (method) => {
    const used = new WeakSet()
    const shell = await startShell(
      await serve((asked, response) => {
        if (used.has(asked.socket)) return void asked.socket.destroy()
        used.add(asked.socket)
        asked.resume().on('end', () => response.end())
      }),
    )
    for (let time = 0; time < 3; time++) {
      expect((await fetch(`${shell}/api/first`)).status).toBe(200)
      const body = method === 'GET' ? null : 'something'
      expect((await fetch(`${shell}/api/second`, { method, body })).status).toBe(200)
    }
  },
)

it('hands on what the API says of a body that it does not want, while that is still being sent', async () => {
  const shell = await startShell(
    await serve((asked, response) => {
      asked.resume()
      response.writeHead(413).end('too large')
    }),
  )
  const body = 'x'.repeat(5_000_000)
  for (let time = 0; time < 5; time++)
    expect((await fetch(`${shell}/api/x`, { method: 'POST', body })).status).toBe(413)
})

it('answers 503 while the API is away, and goes on when it ends in the middle of an answer', async () => {
  expect(await statusOf(`${await startShell('http://127.0.0.1:1')}/api/health`)).toBe(503)
  const shell = await startShell(await startApi())
  await expect(fetch(`${shell}/api/cut`).then((response) => response.text())).rejects.toThrow()
  expect(await statusOf(`${shell}/api/health`)).toBe(200)
})

it.each([
  ['ar', 'الخدمة غير متاحة'],
  ['de', 'nicht verfügbar'],
  ['pt', 'non è disponibile'],
])('says in %s that the API is away', async (language, text) => {
  const shell = await startShell('http://127.0.0.1:1')
  const answer = await fetch(`${shell}/api/health`, { headers: { 'Accept-Language': language } })
  expect(await answer.json()).toEqual({
    detail: expect.stringContaining(text),
    code: 'service_unavailable',
  })
})

it('answers 404 while the page is missing, and serves it again when it is there', async () => {
  const shell = await startShell(await startApi())
  rmSync(join(folder, 'index.html'))
  expect(await statusOf(`${shell}/`)).toBe(404)
  writeFileSync(join(folder, 'index.html'), '')
  expect(await statusOf(`${shell}/`)).toBe(200)
})

it('serves the page without a registry, and the last registry while there is none', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const file = join(folder, 'remotes.json')
  rmSync(file)
  const shell = await startShell(await startApi())
  expect(await statusOf(`${shell}/remotes.json`)).toBe(503)
  expect(await statusOf(`${shell}/`)).toBe(200)
  writeFileSync(file, '[ ]')
  const answer = await fetch(`${shell}/remotes.json`, { headers: { 'Accept-Encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(await answer.text()).toBe('[ ]')
  writeFileSync(file, '[{')
  expect(await (await fetch(`${shell}/remotes.json`)).text()).toBe('[ ]')
})

it.each([
  'Trailer: Host',
  'TE: trailers',
  'Expect: 100-continue',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Connection: close, transfer-encoding',
])('forwards a request with the header %j, which concerns the two servers alone', async (header) => {
  const shell = await startShell(await startApi())
  const socket = connect(Number(new URL(shell).port), '127.0.0.1')
  socket.write(`POST /api/health HTTP/1.1\r\nHost: server\r\nContent-Length: 0\r\n${header}\r\n\r\n`)
  let answer = ''
  for await (const chunk of socket) {
    answer += chunk
    if (answer.includes('POST')) break
  }
  expect(answer).toContain('200 OK')
  expect(answer).toContain('POST /api/health')
  expect(await statusOf(`${shell}/api/health`)).toBe(200)
})
