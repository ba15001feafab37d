import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { SampleConversation } from '../sample-account.ts'

/** How the streams of messages have ended. */
export interface Sent {
  done: number
  refused: number
  /** That were told their place in the queue. */
  queued: number
  seconds: number
}

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })

function send(port: number, { token, sendPath }: SampleConversation): Promise<string> {
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'text/event-stream',
    'content-type': 'application/json',
  }
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const call = request({ port, host: '127.0.0.1', path: `/api${sendPath}`, method: 'POST', headers, agent })
  call.on('response', (response: IncomingMessage) => {
    let text = ''
    response.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    response.on('close', () => resolve(text))
  })
  call.on('error', reject)
  call.end(JSON.stringify({ message: 'Oggi ho lavorato tanto, e tu?', client_id: randomUUID() }))
  return promise
}

/** Everybody sends one message, in the same instant. */
export async function sendAll(port: number, conversations: SampleConversation[]): Promise<Sent> {
  const startedAt = performance.now()
  const streams = await Promise.all(conversations.map((conversation) => send(port, conversation)))
  const count = (mark: string) => streams.filter((text) => text.includes(mark)).length
  const done = count('event: done')
  return {
    done,
    refused: streams.length - done,
    queued: count('event: queued'),
    seconds: (performance.now() - startedAt) / 1000,
  }
}
