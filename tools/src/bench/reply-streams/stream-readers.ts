// Opens all streams, reads them to their ends and counts the pieces that came while all of them were open.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import process from 'node:process'
import { LATE_MS, type Piece } from './pace.ts'

export interface ReadersTask {
  port: number
  conversations: { token: string; sendPath: string }[]
  /** The streams begin evenly over so long. */
  openWithinMs: number
}

export interface ReadersResult {
  pieces: number
  onTime: number
  /** Streams that came to their proper end. */
  done: number
}

const [{ port, conversations, openWithinMs }] = (await once(process, 'message')) as [ReadersTask]
const DELTA = 'event: delta\ndata: '
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
const result: ReadersResult = { pieces: 0, onTime: 0, done: 0 }
let open = 0
let ended = 0

function countPiece(data: string, now: number) {
  const { due } = JSON.parse(JSON.parse(data).text) as Piece
  result.pieces += 1
  if (now - due <= LATE_MS) result.onTime += 1
}

function read(response: IncomingMessage) {
  let rest = ''
  open += 1
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => {
    const events = (rest + chunk).split('\n\n')
    rest = events.pop() ?? ''
    const areAllOpen = open === conversations.length && ended === 0
    for (const event of events) {
      if (event.startsWith('event: done')) result.done += 1
      if (areAllOpen && event.startsWith(DELTA)) countPiece(event.slice(DELTA.length), Date.now())
    }
  })
  response.on('close', end)
}

function end() {
  ended += 1
  if (ended === conversations.length) process.send?.(result, () => process.exit())
}

function openStream({ token, sendPath }: ReadersTask['conversations'][number]) {
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'text/event-stream',
    'content-type': 'application/json',
  }
  const call = request({ port, host: '127.0.0.1', path: `/api${sendPath}`, method: 'POST', headers, agent })
  call.on('response', read)
  call.on('error', end)
  call.end(JSON.stringify({ message: 'Raccontami una storia.', client_id: randomUUID() }))
}

for (const [index, conversation] of conversations.entries())
  setTimeout(openStream, (index / conversations.length) * openWithinMs, conversation)
