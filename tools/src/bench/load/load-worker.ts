// Sends the same request over keep-alive connections for a while and counts the answers. It reads no more of an answer
// than its status and length, so that it needs far less of the processor than the servers that it measures.
import { connect, type Socket } from 'node:net'
import process from 'node:process'
import type { Load, LoadResult } from './load.ts'

const load = JSON.parse(process.argv[2] ?? '') as Load
const request = Buffer.from(
  `GET ${load.path} HTTP/1.1\r\nHost: 127.0.0.1:${load.port}\r\nAuthorization: Bearer ${load.token}\r\n\r\n`,
)
const HEAD_END = Buffer.from('\r\n\r\n')
const sockets: Socket[] = []
let requests = 0
let isOver = false
const startedAt = performance.now()

function end(failure?: string) {
  if (isOver) return
  isOver = true
  const result: LoadResult = { requests, milliseconds: performance.now() - startedAt, failure }
  for (const socket of sockets) socket.destroy()
  process.send?.(result, () => process.exit())
}

/** The length of the whole answer, as soon as its head is there. */
function lengthOf(received: Buffer): number | undefined {
  const headLength = received.indexOf(HEAD_END)
  if (headLength < 0) return undefined
  const head = received.toString('latin1', 0, headLength)
  const length = /\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200') || !length) {
    end(`answered ${head.slice(0, head.indexOf('\r'))}`)
    return undefined
  }
  return headLength + HEAD_END.length + Number(length)
}

function open() {
  const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true }, () => socket.write(request))
  let received: Buffer = Buffer.alloc(0)
  let expected: number | undefined
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    expected ??= lengthOf(received)
    if (expected === undefined || received.length < expected) return
    received = received.subarray(expected)
    expected = undefined
    requests += 1
    if (requests >= load.mostRequests) end()
    else if (!isOver) socket.write(request)
  })
  socket.on('error', (error) => end(error.message))
  socket.on('close', () => end('closed the connection'))
  sockets.push(socket)
}

for (let count = 0; count < load.connections; count += 1) open()
setTimeout(() => end(), load.milliseconds)
