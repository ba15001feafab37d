import { setImmediate } from 'node:timers/promises'
import { languages } from '@confida/text-analysis'
import { actModel } from './act.model.ts'
import { patternsOf } from './signals.ts'

/** V8 compiles a pattern for each of the two kinds of strings. */
const TEXTS = ['hello', 'مرحبا']

/**
 * Reads the model and compiles the patterns of all languages, which takes half a second: at the start of a process, so that it
 * does not hold up the first message; between any two patterns others get their turn.
 */
export async function warmUp(): Promise<void> {
  actModel()
  for (const [, pattern] of languages.flatMap(patternsOf)) {
    await setImmediate()
    for (const text of TEXTS) text.search(pattern)
  }
}
