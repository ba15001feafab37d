import { findRisk } from './find-risk.ts'
import { findReplyFault } from './replies/check-reply.ts'

/** In both scripts, so that no language is left out. */
const HARMLESS = 'hello مرحبا'

/**
 * Reads the model and compiles the patterns, which takes half a second: at the start of a process, so that it holds up neither
 * the first message nor whoever is beside it.
 */
export function warmUp(): void {
  findRisk(HARMLESS)
  findReplyFault(HARMLESS)
}
