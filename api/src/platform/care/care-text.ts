import { foldText } from '../ai/builtin/understand/fold.ts'
import { singleLetters } from './cue-pattern.ts'

/** Written as one word with what follows: "jsuis", "jvais", "jme". */
const SHORT_FRENCH_I = /(?<!\p{L})j(?=(?:s[ue]|v[aeo]|m[ea] |p[ea]n|n e|pe|veu|ai ))/gu
/** More would hide a cry among everyday matters. */
const MOST_WORDS = 40

/** The sentences of a message as words: folded, doubled letters single, no signs. */
export function toSentences(message: string): string[][] {
  return singleLetters(foldText(message))
    .replace(/(\p{L})['](?=\p{L})/gu, '$1 ')
    .replace(SHORT_FRENCH_I, 'j ')
    .split(/[.;!?…\n]+|(?<=\p{L}) [-–—] /u)
    .map((sentence) => sentence.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length > 0)
}

/** A short message as it is; a long one in overlapping stretches and by sentence, so that one among many is heard. */
export function toStretches(sentences: string[][]): string[][][] {
  if (sentences.flat().length <= MOST_WORDS) return [sentences]
  const pieces = sentences.flatMap(inPieces)
  const stretches: string[][][] = pieces.map((piece) => [piece])
  let stretch: string[][] = []
  for (const piece of pieces) {
    if (stretch.flat().length + piece.length > MOST_WORDS) {
      stretches.push(stretch)
      stretch = stretch.slice(-1)
    }
    stretch.push(piece)
  }
  return [...stretches, stretch]
}

function inPieces(words: string[]): string[][] {
  const half = MOST_WORDS / 2
  return words.length <= half ? [words] : [words.slice(0, half), ...inPieces(words.slice(half))]
}
