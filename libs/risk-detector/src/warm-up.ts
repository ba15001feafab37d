import { compilePatterns } from '@confida/text-analysis'
import { riskModel } from './model/risk.model.ts'
import { replyPhrasesOf } from './replies/check-reply.ts'
import { riskPhrasesOf } from './rules/find-risk-by-rules.ts'

/**
 * Reads the model and compiles the patterns, which takes half a second in all: at the start of a process, so that it holds up
 * neither the first message nor whoever is beside it.
 */
export async function warmUp(): Promise<void> {
  riskModel()
  for (const phrases of [...Object.values(riskPhrasesOf), ...Object.values(replyPhrasesOf)])
    await compilePatterns(Object.values<RegExp>({ ...phrases }))
}
