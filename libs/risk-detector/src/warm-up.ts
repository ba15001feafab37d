import { setImmediate } from 'node:timers/promises'
import { riskModel } from './model/risk.model.ts'
import { replyPhrasesOf } from './replies/check-reply.ts'
import { riskPhrasesOf } from './rules/find-risk-by-rules.ts'

/** V8 compiles a pattern for each of the two kinds of strings. */
const TEXTS = ['hello', 'مرحبا']

/**
 * Reads the model and compiles the patterns, which takes half a second in all: at the start of a process, so that it holds up
 * neither the first message nor whoever is beside it, who get their turn between any two patterns.
 */
export async function warmUp(): Promise<void> {
  riskModel()
  for (const phrases of [...Object.values(riskPhrasesOf), ...Object.values(replyPhrasesOf)]) {
    for (const pattern of Object.values<RegExp>({ ...phrases })) {
      await setImmediate()
      for (const text of TEXTS) text.search(pattern)
    }
  }
}
