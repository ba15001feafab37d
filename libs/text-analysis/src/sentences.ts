import { collapseDoubles, foldText } from './fold.ts'

// "Am 7. Juli", "im 4. Monat" go on; "I am 19." does not.
const GERMAN_ORDINAL = '(?:(?<!\\bi )am|vom|zum|dem|der|im)\\s\\d{1,2}\\.'
const GERMAN_MONTH = '(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)'
const SENTENCE_END = new RegExp(
  `(?<=[.!?؟…\\n]["”“»]?)(?<!\\b${GERMAN_ORDINAL})\\s+(?!»|${GERMAN_MONTH}\\b)|\\n+`,
  'iu',
)
/** Written as one word with what follows: "jsuis", "jvais", "jme". */
const SHORT_FRENCH_I = /(?<!\p{L})j(?=(?:s[ue]|v[aeo]|m[ea] |p[ea]n|n e|pe|veu|ai ))/gu

/** The sentences of a text as they are written, without the space around them. */
export function splitSentences(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}

/** The words of each sentence of a text: folded, doubled letters single, no signs. It is what phrases and concepts are found in. */
export function foldedSentences(text: string): string[][] {
  return collapseDoubles(foldText(text))
    .replace(/(\p{L})['](?=\p{L})/gu, '$1 ')
    .replace(SHORT_FRENCH_I, 'j ')
    .split(/[.;!?…\n]+|(?<=\p{L}) [-–—] /u)
    .map((sentence) => sentence.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length > 0)
}
