import { once } from 'node:events'
import { connect } from 'node:net'
import process from 'node:process'
import fc from 'fast-check'

const AT_ONCE = 64
/** A connection on which nothing happens any more (a tunnel, a stream of events) is left. */
const SILENT_MS = 200

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PRI',
  'get',
  '',
]
const versions = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.1 ', '']

const badTargets = [
  '//',
  '///',
  '//evil.example/',
  '//[',
  '/\\evil.example',
  '/\\/@',
  '*',
  '?',
  '#',
  '',
  'x',
  'http://',
  'http://[',
  'http://server',
  'http://a b/',
  'https://evil.example:99999/api/health',
  'javascript:0',
  'server:443',
  '/%',
  '/%2',
  '/%ff.js',
  '/%00',
  '/%00.js',
  '/api/%',
  '/api//',
  '/api/%00',
  '/api/%2e%2e/%2e%2e',
  '/%c0%af%c0%ae.js',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/package.json',
  '/.git/config',
  '/a/b.js/c.js',
  '/index.html/',
  '/remotes.json/..',
  `/${'a'.repeat(300)}.js`,
  `/${'é'.repeat(300)}.js`,
  `/${'%61'.repeat(300)}.js`,
  `/api/${'a'.repeat(3000)}`,
  `/${'a/'.repeat(2000)}a.js`,
  `/${'a'.repeat(20_000)}`,
  '/?__proto__[a]=1&constructor[prototype]=2',
  '/api/health?limit=%ff&limit=1e999&cursor[]=',
]

const badHeaders = [
  'Range: bytes=2-1',
  'Range: bytes=0-18446744073709551615',
  'Range: bytes=18446744073709551615-',
  'Range: bytes=-0',
  'Range: bytes=--1',
  'Range: bytes=-18446744073709551616',
  'Range: bytes=0-0,1-1,2-1',
  'Range: bytes=a-b',
  'Range: bytes=NaN-Infinity',
  'Range: lines=0-1',
  'Range: bytes=1e3-0x10',
  `Range: bytes=${'0-0,'.repeat(2000)}`,
  'If-Range: "',
  'If-None-Match: *',
  'If-None-Match: ,,"',
  'If-Match: "no"',
  'If-Modified-Since: never',
  'If-Unmodified-Since: -1',
  'Accept-Encoding: br;q=0, *;q=nan',
  'Accept-Language: x-;q=9, *-*',
  'Content-Length: -1',
  'Content-Length: 18446744073709551616',
  'Content-Length: 5',
  'Content-Length: 5\r\nContent-Length: 6',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Trailer: Host',
  'Expect: 100-continue',
  'Expect: everything',
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  'Connection: close, transfer-encoding',
  'Connection: keep-alive\r\nKeep-Alive: timeout=-1',
  'Content-Type: application/json',
  'Content-Type: application/json; charset=utf-99',
  'Content-Type: multipart/form-data',
  'Content-Type: multipart/form-data; boundary=b',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: ;;',
  'Authorization: Bearer',
  'Authorization: Bearer a.b.c',
  'Authorization: \x80\xff',
  'Cookie: csrf_token=%; =; ;;a',
  'Origin: null',
  'Host: ',
  'Host: [::',
  'Host: a\r\nHost: b',
  'X-Forwarded-For: , unknown, ::ffff:1',
  'X-Forwarded-Host: \xff',
  'X-Request-Id: \t',
  ' folded: line',
  'no colon',
  ': no name',
  'N\x00ul: a',
  'Bad: \x01\x7f',
  `Long: ${'a'.repeat(20_000)}`,
  'X: y\r\n'.repeat(300).trimEnd(),
]

const bodies = [
  '',
  'abcde',
  '{',
  '{"__proto__":{"a":1}}',
  '['.repeat(5000),
  '5\r\nabcde\r\n0\r\n\r\n',
  '-1\r\na\r\n',
  'ffffffffffffffff1\r\n',
  '0\r\nHost: a\r\n\r\n',
  '--b\r\nContent-Disposition: form-data; name="a"; filename="b.png"\r\n\r\n\x89PNG',
  'GET / HTTP/1.1\r\nHost: a\r\n\r\n',
]

/** How the client leaves once all is sent: in order or not, at once or when it is answered. */
const departures = ['end-answered', 'end-answered', 'end', 'reset-answered', 'reset'] as const

interface HostileRequest {
  bytes: Buffer
  departure: (typeof departures)[number]
}

/** A change of one byte, or from one byte on, at a share of the whole. */
interface Mutation {
  at: number
  kind: 'set' | 'remove' | 'repeat' | 'cut'
  byte: number
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  kind: fc.constantFrom('set' as const, 'remove', 'repeat', 'cut'),
  byte: fc.integer({ min: 0, max: 255 }),
})

function mutate(bytes: Buffer, { at, kind, byte }: Mutation): Buffer {
  const index = Math.floor(at * bytes.length)
  const [before, after] = [bytes.subarray(0, index), bytes.subarray(index + 1)]
  if (kind === 'set') return Buffer.concat([before, Buffer.of(byte), after])
  if (kind === 'remove') return Buffer.concat([before, after])
  if (kind === 'repeat')
    return Buffer.concat([before, bytes.subarray(index, index + 50), bytes.subarray(index)])
  return before
}

/** @param paths good ones of the server, of which others are made */
function hostileRequest(paths: string[]): fc.Arbitrary<HostileRequest> {
  const target = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...badTargets) },
    { weight: 3, arbitrary: fc.constantFrom(...paths) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 40 }).map((text) => `/${text}`) },
    { weight: 1, arbitrary: fc.webPath().map((path) => `${path}.js`) },
  )
  const header = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...badHeaders) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 30 }) },
  )
  const one = fc
    .record({
      method: fc.oneof({ weight: 2, arbitrary: fc.constant('GET') }, fc.constantFrom(...methods)),
      target,
      version: fc.constantFrom(...versions),
      headers: fc.array(header, { maxLength: 3 }),
      body: fc.constantFrom(...bodies),
    })
    .map(({ method, target, version, headers, body }) =>
      [`${method} ${target} ${version}`, 'Host: server', ...headers, '', body].join('\r\n'),
    )
  return fc
    .record({
      // Some connections carry several requests at once.
      texts: fc.array(one, { minLength: 1, maxLength: 3 }),
      mutations: fc.oneof(fc.constant<Mutation[]>([]), fc.array(mutation, { maxLength: 3 })),
      departure: fc.constantFrom(...departures),
    })
    .map(({ texts, mutations, departure }) => ({
      bytes: mutations.reduce(mutate, Buffer.from(texts.join(''), 'latin1')),
      departure,
    }))
}

/** Resolves once the connection is over, whatever became of it. @throws when there is nobody to connect to */
async function sendRaw(port: number, { bytes, departure }: HostileRequest): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  await once(socket, 'connect')
  // A reset that comes too late is an error, after which no 'close' follows. A server may well hang up on such a client.
  const over = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
    socket.on('error', () => resolve())
  })
  socket.setTimeout(SILENT_MS, () => socket.destroy())
  const leave = () => (departure.startsWith('end') ? socket.end() : socket.resetAndDestroy())
  socket.write(bytes, departure.endsWith('answered') ? undefined : leave)
  socket.on('data', leave)
  await over
  socket.destroy()
}

/**
 * Sends a server what no browser would: bad addresses, ranges, headers, encodings and framing, early ends, and mutations
 * of all of them. Always the same ones; another `HOSTILE_SEED` makes others.
 * @param paths good ones of the server, of which others are made
 * @throws naming the seed, when the server no longer takes connections
 */
export async function sendHostileRequests(port: number, paths: string[], count = 2000): Promise<void> {
  const seed = Number(process.env.HOSTILE_SEED ?? 1)
  const requests = fc.sample(hostileRequest(paths), { numRuns: count, seed }).entries()
  const sendAll = async () => {
    for (const [index, request] of requests)
      await sendRaw(port, request).catch((error: Error) => {
        const text = JSON.stringify(request.bytes.toString('latin1').slice(0, 300))
        throw new Error(
          `HOSTILE_SEED=${seed}, request ${index} at port ${port}: ${error.message}; it was ${text}`,
        )
      })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendAll))
}
