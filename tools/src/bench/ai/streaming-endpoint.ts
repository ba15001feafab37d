// An AI endpoint that streams a reply piece by piece: at once, or one each PIECE_MS.
import { createServer } from 'node:http'
import process from 'node:process'
import { json } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

const PIECE_MS = Number(process.env.PIECE_MS ?? 0)
const PIECES = ['Ti ', 'ascolto: ', 'com’è ', 'andata ', 'oggi?']

// Both an emotion and a list of what was learned, which is nothing: one of them is asked for.
const ANALYSIS = JSON.stringify([{ emotion: 'neutral', confidence: 1 }])

const choice = (fields: object) => ({ id: 'reply', created: 0, model: 'streaming', choices: [fields] })
const piece = (delta: object, finish_reason: string | null) =>
  `data: ${JSON.stringify(choice({ index: 0, delta, finish_reason }))}\n\n`
const message = { role: 'assistant', content: ANALYSIS }
const whole = JSON.stringify(choice({ index: 0, message, finish_reason: 'stop' }))

process.once('disconnect', () => process.exit(0))
createServer(async (request, response) => {
  const { stream } = (await json(request)) as { stream?: boolean }
  response.writeHead(200, { 'Content-Type': stream ? 'text/event-stream' : 'application/json' })
  if (!stream) return response.end(whole)
  for (const content of PIECES) {
    if (PIECE_MS > 0) await delay(PIECE_MS)
    response.write(piece({ role: 'assistant', content }, null))
  }
  response.end(`${piece({}, 'stop')}data: [DONE]\n\n`)
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }))
