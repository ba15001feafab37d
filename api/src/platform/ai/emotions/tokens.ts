import { foldText } from '../builtin/understand/fold.ts'

/** The folded words with a space around each, and `.` where a clause ends: what the cues are written for. */
export function toTokens(text: string): string {
  const folded = foldText(text).replace(/[.,;:!?…\n()«»"“”]+/gu, ' . ')
  return ` ${folded
    .replace(/[^\p{L}\p{N}. ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `
}
