import { collapseDoubles, conceptWords, foldText, readMeaningLines } from '@confida/text-analysis'

const LETTERS: Record<string, string> = {
  kh: 'خ',
  sh: 'ش',
  ch: 'ش',
  gh: 'غ',
  th: 'ث',
  dh: 'ذ',
  ou: 'و',
  2: 'ا',
  3: 'ع',
  5: 'خ',
  6: 'ط',
  7: 'ح',
  8: 'غ',
  9: 'ق',
  a: 'ا',
  b: 'ب',
  c: 'ك',
  d: 'د',
  e: 'ي',
  f: 'ف',
  g: 'ج',
  h: 'ه',
  i: 'ي',
  j: 'ج',
  k: 'ك',
  l: 'ل',
  m: 'م',
  n: 'ن',
  o: 'و',
  p: 'ب',
  q: 'ق',
  r: 'ر',
  s: 'س',
  t: 'ت',
  u: 'و',
  v: 'ف',
  w: 'و',
  x: 'كس',
  y: 'ي',
  z: 'ز',
}
const LATIN_LETTER = /kh|sh|ch|gh|th|dh|ou|[a-z2356789]/g
/** Letters that are written alike in Latin: of each, the one that stands for all. */
const ALIKE: Record<string, string> = { ط: 'ت', ث: 'ت', ص: 'س', ض: 'د', ذ: 'د', ظ: 'ز', ح: 'ه' }
/** Vowels, which are written or not in either script, and the h that ends many words. */
const UNSTEADY = /[اويء]|ه$/g
/** A known word that differs in more letters than this part of them is another one. */
const MOST_DIFFERENT = 0.5
const MOST_CACHED = 5000

let known: ReadonlyMap<string, string[]> | undefined
const spelled = new Map<string, string>()

/** A word of Arabic in Latin letters: the known Arabic word that sounds most like it, else letter by letter. */
export function spellInArabic(word: string): string {
  const cached = spelled.get(word)
  if (cached !== undefined) return cached
  if (spelled.size >= MOST_CACHED) spelled.clear()
  known ??= bySkeleton(knownArabicWords())
  const letters = (word.match(LATIN_LETTER) ?? []).map((letter) => LETTERS[letter] ?? '').join('')
  const arabic = nearest(letters, known.get(skeletonOf(letters)) ?? []) ?? letters
  spelled.set(word, arabic)
  return arabic
}

function nearest(letters: string, words: readonly string[]): string | undefined {
  let best: string | undefined
  let least = MOST_DIFFERENT * letters.length
  for (const word of words) {
    const difference = differenceOf(letters, word)
    if (difference <= least && (best === undefined || difference < least)) {
      best = word
      least = difference
    }
  }
  return best
}

/** In how many letters two words differ (Levenshtein). */
function differenceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

function skeletonOf(word: string): string {
  const consonants = word.replace(UNSTEADY, '')
  return collapseDoubles([...consonants].map((letter) => ALIKE[letter] ?? letter).join(''))
}

/** Each word by its consonants; those with a qaf also as it is said in Cairo and Beirut, and in the Gulf. */
function bySkeleton(words: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const word of words) {
    const said = [word, word.replaceAll('ق', ''), word.replaceAll('ق', 'ج')].map(skeletonOf)
    for (const skeleton of new Set(said)) {
      if (skeleton) found.set(skeleton, [...(found.get(skeleton) ?? []), word])
    }
  }
  return found
}

/** The words that concepts and meanings know in Arabic. */
function knownArabicWords(): Set<string> {
  const meanings = readMeaningLines().map((line) => line.split('|').at(-1) ?? '')
  const words = foldText([...Object.values(conceptWords.ar), ...meanings].join(','))
  return new Set(collapseDoubles(words).match(/\p{Script=Arabic}{2,}/gu))
}
