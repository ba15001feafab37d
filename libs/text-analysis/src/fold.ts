const LATIN_WIDE: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '\u00a0': ' ',
  '\u202f': ' ',
}
const ARABIC: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  '،': ',',
  '؛': ';',
  '؟': '?',
}
const ARABIC_INDIC_ZERO = 0x0660

/** A text in the form the patterns are written for, with the place in the original of each of its characters. */
export interface Folded {
  text: string
  at: readonly number[]
}

/** Lower case, no accents or vowel signs, one form of each Arabic letter, Western digits, no letter drawn out. */
export function fold(original: string): Folded {
  let text = ''
  const at: number[] = []
  for (let i = 0; i < original.length; i++) {
    if (isStretched(original, i)) continue
    for (const letter of foldLetter(original[i] ?? '')) {
      text += letter
      at.push(i)
    }
  }
  return { text, at: [...at, original.length] }
}

/** `fold` where no places are needed. */
export function foldText(original: string): string {
  let text = ''
  for (let i = 0; i < original.length; i++) {
    if (!isStretched(original, i)) text += foldLetter(original[i] ?? '')
  }
  return text
}

/** The original text between two places of the folded one, the second not included. */
export function unfold(original: string, folded: Folded, start: number, end: number): string {
  return original.slice(folded.at[start], folded.at[end])
}

/** "uccidermi" and "ucidermi", "kill" and "kil" read alike: doubled letters are what hurried writers get wrong most. */
export const collapseDoubles = (text: string): string => text.replace(/(\p{L})\1+/gu, '$1')

// Each letter of a long history is asked for at every reply; there are only so many of them.
const forms = new Map<string, string>()

function foldLetter(letter: string): string {
  const known = forms.get(letter)
  if (known !== undefined) return known
  const form = toForm(letter)
  forms.set(letter, form)
  return form
}

function toForm(letter: string): string {
  if (letter < '\u0080' && letter !== '`') return letter.toLowerCase()
  const known = LATIN_WIDE[letter] ?? ARABIC[letter]
  if (known !== undefined) return known
  const code = letter.charCodeAt(0)
  if (code >= ARABIC_INDIC_ZERO && code < ARABIC_INDIC_ZERO + 10) return String(code - ARABIC_INDIC_ZERO)
  return letter
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200b-\u200f\u2066-\u2069]/g, '')
}

/** All but the last letter of a run of three and more: "ciaoooo" is "ciao". Doubled letters are spelling, digits are numbers. */
function isStretched(original: string, i: number): boolean {
  if (!isSameLetter(original, i, i + 1)) return false
  return isSameLetter(original, i + 1, i + 2) || isSameLetter(original, i - 1, i)
}

function isSameLetter(text: string, i: number, j: number): boolean {
  const one = text[i]
  const other = text[j]
  // Neighbours mostly differ in more than their case, which ASCII letters show by one bit.
  const [code, otherCode] = [text.charCodeAt(i), text.charCodeAt(j)]
  if (code < 128 && otherCode < 128 && (code | 32) !== (otherCode | 32)) return false
  return one !== undefined && one.toLowerCase() === other?.toLowerCase() && /\p{L}/u.test(one)
}
