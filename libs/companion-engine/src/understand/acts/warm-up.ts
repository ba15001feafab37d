import { compilePatterns, languages } from '@confida/text-analysis'
import { actModel } from './act.model.ts'
import { patternsOf } from './signals.ts'

/** Reads the model and compiles the patterns of all languages, half a second of work: at the start of a process, not with the first message. */
export async function warmUp(): Promise<void> {
  actModel()
  await compilePatterns(languages.flatMap(patternsOf).map(([, pattern]) => pattern))
}
