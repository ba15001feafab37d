import { beforeEach, expect, it } from '@jest/globals'
import { aReply, CONVERSATION_ID } from '../../testing/chat-network.ts'
import type { TurnRequest } from '../conversation.types.ts'
import { sendTurn } from './send-turn.ts'

let pieces: string[]
let places: number[]
let request: TurnRequest

beforeEach(() => {
  pieces = []
  places = []
  request = {
    conversationId: CONVERSATION_ID,
    clientId: 'c1',
    text: 'Ciao',
    signal: new AbortController().signal,
    onDelta: (text) => pieces.push(text),
    onCare: () => undefined,
    onPlace: (place) => places.push(place),
  }
})

/** Sets the server's next response. */
function answer(body: string, type: string, status = 200) {
  globalThis.fetch = async () => new Response(body, { status, headers: { 'content-type': type } })
}

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const STREAM = 'text/event-stream; charset=utf-8'

it('passes on the deltas of a reply and returns the whole', async () => {
  const reply = aReply('Ciao a te')
  answer(event('delta', { text: 'Ciao ' }) + event('delta', { text: 'a te' }) + event('done', reply), STREAM)
  expect(await sendTurn(request)).toEqual(reply)
  expect(pieces).toEqual(['Ciao ', 'a te'])
})

it('passes on the places in the queue, and goes on past events that it does not know', async () => {
  const reply = aReply('Ciao')
  const queued = [2, 1, 0].map((place) => event('queued', { place })).join('')
  answer(queued + event('invented-later', { x: 1 }) + event('done', reply), STREAM)
  expect(await sendTurn(request)).toEqual(reply)
  expect(places).toEqual([2, 1, 0])
})

it('accepts a reply that is no stream', async () => {
  const reply = aReply('Ciao a te')
  answer(JSON.stringify(reply), 'application/json')
  expect(await sendTurn(request)).toEqual(reply)
})

it('fails with the reason of an error event in the stream', async () => {
  answer(event('delta', { text: 'Ci' }) + event('error', { detail: 'X', code: 'ai_unavailable' }), STREAM)
  await expect(sendTurn(request)).rejects.toMatchObject({
    code: 'ai_unavailable',
    details: { reason: 'X', detail: 'X' },
  })
})

it('fails when the stream ends before the reply is complete', async () => {
  answer(event('delta', { text: 'Ci' }), STREAM)
  await expect(sendTurn(request)).rejects.toMatchObject({ status: 0, isNetwork: true })
})

it('fails when the stream is malformed', async () => {
  answer('event: done\ndata: {\n\n', STREAM)
  await expect(sendTurn(request)).rejects.toMatchObject({ status: 0 })
})
