import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { longTest } from '@confida/jest-presets/long-test'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { polledRegistries, polledRegistry } from './registry-poller.ts'

const line = {
  name: 'mfe-chat',
  version: '1.0.0',
  entry: 'https://chat.example/mf-manifest.json',
  integrity: 'sha384-abc',
  contract: '^1.0.0',
  title: { it: 'Chat' },
  area: 'user',
  routes: [],
}
const second = { ...line, version: '1.1.0' }

let server: Server
let address: string
let answer: RequestListener
let asked: (string | undefined)[]
let stop: AbortController
let log: jest.Spied<typeof console.error>

/** Answers with a registry, and 304 who has it. */
const registry =
  (...lines: unknown[]): RequestListener =>
  ({ headers }, response) => {
    const etag = `"${lines.length} ${JSON.stringify(lines.at(0))}"`
    if (headers['if-none-match'] === etag) return response.writeHead(304).end()
    return response.writeHead(200, { etag }).end(JSON.stringify(lines))
  }

const poll = (timeoutMs?: number) => polledRegistry(address, { signal: stop.signal, pauseMs: 10, timeoutMs })

const noAnswer: RequestListener = () => undefined

/** Until it was asked for so many times more; each time the answer before has been taken. */
async function asks(times: number) {
  const before = asked.length
  while (asked.length < before + times) await new Promise((resolve) => server.once('request', resolve))
}

beforeEach(async () => {
  asked = []
  stop = new AbortController()
  server = createServer((request, response) => {
    asked.push(request.headers['if-none-match'])
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes.json`
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  stop.abort()
  server.close()
  server.closeAllConnections()
  jest.restoreAllMocks()
})

it('has the registry that stands, asks for changes only, and takes them', async () => {
  answer = registry(line)
  const read = poll()
  expect(await read()).toMatchObject({ text: JSON.stringify([line]), releases: [line] })
  await asks(2)
  expect(asked.at(-1)).toBe(`"1 ${JSON.stringify(line)}"`)
  expect((await read()).releases).toEqual([line])
  answer = registry(second)
  await asks(3)
  expect((await read()).releases).toEqual([second])
  expect(log).not.toHaveBeenCalled()
})

longTest.each<[string, RequestListener, string]>([
  ['answers with an error', (_, response) => response.writeHead(500).end('[]'), 'the answer is 500'],
  [
    'leads elsewhere',
    (_, response) => response.writeHead(302, { location: '/a' }).end(),
    'the answer is 302',
  ],
  ['sends a page', (_, response) => response.end('<html>'), 'Unexpected token'],
  ['sends no list', (_, response) => response.end('{}'), 'no registry'],
  [
    'sends half of it',
    (_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('[', () => response.destroy())
    },
    'UND_ERR_SOCKET',
  ],
  [
    'never ends',
    (_, response) => {
      const chunk = ' '.repeat(64 * 1024)
      const more = () => !response.destroyed && response.write(chunk, more)
      more()
    },
    'more than 1048576 bytes',
  ],
  ['does not answer', noAnswer, 'timeout'],
])(
  'goes on with the last one while the server %s, says so once, and takes the next',
  async (_, failing, message) => {
    answer = registry(line)
    const read = poll(failing === noAnswer ? 1000 : undefined)
    await read()
    answer = failing
    await asks(3)
    expect((await read()).releases).toEqual([line])
    expect(log.mock.calls).toEqual([[expect.stringContaining(message)]])
    answer = registry(second)
    await asks(2)
    expect((await read()).releases).toEqual([second])
  },
)

it('is empty while there was none', async () => {
  answer = (_, response) => response.writeHead(404).end()
  expect(await poll()()).toMatchObject({ text: undefined, releases: [] })
})

it('joins the lines of several, and goes on without one that cannot be had', async () => {
  const auth = { ...line, name: 'mfe-auth' }
  answer = (request, response) => {
    if (request.url === '/none.json') return response.writeHead(503).end()
    return registry(request.url === '/auth.json' ? auth : line)(request, response)
  }
  const of = (name: string) => address.replace('remotes', name)
  const options = { signal: stop.signal, pauseMs: 10 }
  const read = polledRegistries(`${of('auth')}, ${of('none')},${of('chat')},${of('again')}`, options)
  expect((await read()).releases).toEqual([auth, line])
  expect(JSON.parse((await read()).text ?? '')).toEqual([auth, line, line])
  answer = registry(second)
  await asks(12)
  expect((await read()).releases).toEqual([second])
})
