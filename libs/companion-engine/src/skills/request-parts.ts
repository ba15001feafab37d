import { foldText, splitSentences } from '@confida/text-analysis'
import type { RequestPart } from './skill.ts'

/** Whoever writes more tells something. */
const SENTENCES_MAX = 3
const PIECES_MAX = 6
/** In letters; a long sum has few. */
const LONGEST_PART = 200

export function requestParts(message: string): RequestPart[] {
  const sentences = splitSentences(message)
  if (sentences.length > SENTENCES_MAX) return []
  return sentences.flatMap((sentence) => {
    const folded = foldText(sentence.replaceAll('٫', '.').replaceAll('٬', '')).trim()
    const isAsked = /[?=][\s?!.=]*$/u.test(folded)
    const whole = folded.replace(/[\s?!.=]+$/u, '').replace(/^[¿¡\s]+/u, '')
    const pieces = whole.split(/[,:;]\s+/u).map((piece) => piece.replace(/^[¿¡\s]+/u, ''))
    const texts = pieces.length > 1 ? [whole, ...pieces.reverse().slice(0, PIECES_MAX)] : [whole]
    return texts.filter(isShortEnough).map((text) => ({ folded: text, isAsked }))
  })
}

function isShortEnough(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return text !== '' && letters <= LONGEST_PART
}
