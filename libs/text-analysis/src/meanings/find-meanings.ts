import type { Language } from '../languages.ts'
import type { Phrase, PhraseIndex } from '../phrase-index.ts'
import { type Lexicon, readMeanings } from './read-meanings.ts'

const common = readMeanings()
/** "And", "with", "in", "the", "to", "will", "on", written as one with the word. */
const ARABIC_PREFIX = /^(?:وال|بال|فال|لل|ال|و|ف|ب|ل|ه|ح|س|ك|ع)(?=\p{L}{2})/u
/** Who does it, and when, before the verb's own letters. */
const ARABIC_PERSON = /^(?:ب|ح|ه|س|ك|د|غ)?[ايتن](?=\p{L}{2})/u

/** What the words of a sentence mean, in their order; those of one position together, as a word may mean two things. */
export function findMeanings(
  words: readonly string[],
  language: Language,
  lexicon: Lexicon = common,
): string[][] {
  const index = lexicon[language]
  const found: string[][] = []
  for (let position = 0; position < words.length; ) {
    const phrases = bestOf(language === 'ar' ? inArabic(words, position, index) : index.at(words, position))
    if (phrases.length > 0) found.push([...new Set(phrases.map(({ name }) => name))])
    position += phrases[0]?.words.length ?? 1
  }
  return found
}

function inArabic(words: readonly string[], position: number, index: PhraseIndex): readonly Phrase[] {
  const word = words[position] ?? ''
  const found = index.at(words, position)
  if (found.length > 0) return found
  const bare = word.replace(ARABIC_PREFIX, '')
  const forms = [bare, word.replace(ARABIC_PERSON, ''), bare.replace(ARABIC_PERSON, '')]
  return forms.map((form) => index.at(words, position, form)).find(({ length }) => length > 0) ?? []
}

/** The longest phrases, and of those the most exact ones. */
function bestOf(phrases: readonly Phrase[]): readonly Phrase[] {
  if (phrases.length < 2) return phrases
  const most = Math.max(...phrases.map(({ words }) => words.length))
  const whole = phrases.filter(({ words }) => words.length === most)
  const longest = Math.max(...whole.map(({ words }) => words[0]?.length ?? 0))
  return whole.filter(({ words }) => (words[0]?.length ?? 0) >= longest - 1)
}
