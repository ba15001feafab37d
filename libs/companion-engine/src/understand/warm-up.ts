import { compilePatterns, languages } from '@confida/text-analysis'
import { actModel } from './acts/find-act.ts'
import { patternsOf } from './classifier/signals.ts'
import { subjectModel } from './subjects/find-subject.ts'

/** Reads the classifiers and compiles the patterns of all languages, half a second of work: at the start of a process, not with the first message. */
export async function warmUp(): Promise<void> {
  actModel()
  subjectModel()
  await compilePatterns(languages.flatMap(patternsOf).map(([, pattern]) => pattern))
}
