// An AI endpoint that answers at once, so that its time counts for nothing beside the product's own.
import { createServer } from 'node:http'
import process from 'node:process'
import { json } from 'node:stream/consumers'

const REPLY = 'Ti ascolto: com’è andata oggi?'

// Both a mood and a list of what was learned, which is nothing: one of them is asked for.
const ANALYSIS = JSON.stringify([{ emotion: 'neutral', confidence: 1 }])

const piece = (delta: object, finish_reason: string | null) =>
  `data: ${JSON.stringify({ id: 'reply', created: 0, model: 'instant', choices: [{ index: 0, delta, finish_reason }] })}\n\n`
const stream = `${piece({ role: 'assistant', content: REPLY }, null)}${piece({}, 'stop')}data: [DONE]\n\n`
const whole = JSON.stringify({
  id: 'reply',
  created: 0,
  model: 'instant',
  choices: [{ index: 0, message: { role: 'assistant', content: ANALYSIS }, finish_reason: 'stop' }],
})

process.once('disconnect', () => process.exit(0))
createServer(async (request, response) => {
  const asked = (await json(request)) as { stream?: boolean }
  const type = asked.stream ? 'text/event-stream' : 'application/json'
  response.writeHead(200, { 'Content-Type': type }).end(asked.stream ? stream : whole)
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }))
