import { setTimeout as delay } from 'node:timers/promises'
import { startApiWith } from '../ai/start-api-with.ts'
import { PACE, type Piece } from './pace.ts'

// Each piece says when it was due, so that whoever reads it knows how late it is. Late timers of this process count, too.
await startApiWith(async function* ({ signal }) {
  const startedAt = Date.now()
  for (let piece = 1; piece <= PACE.pieces; piece += 1) {
    const due = startedAt + piece * PACE.everyMs
    await delay(Math.max(0, due - Date.now()), undefined, { signal })
    // A line is passed on as it comes, like a sentence.
    yield { kind: 'text', text: `${JSON.stringify({ due } satisfies Piece)}\n` }
  }
  yield { kind: 'end', memoriesUsed: [] }
})
