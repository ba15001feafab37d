import { detectLanguage, foldedClauses, type Language } from '@confida/text-analysis'
import { lexicons, NEGATION_REACH, toPattern } from './cues.ts'
import { type DrunkennessWords, drunkennessWords } from './lexicon/drunkenness.ts'

type Patterns = Record<keyof DrunkennessWords | 'negation', RegExp>

const ALCOHOL_EMOJI = /[🍷🍺🍻🥂🍸🍹🥃🍾]/u
/** Words and emoji: haha, jajaja, hhh, ههه, looool, mdrr, xD. */
const LAUGHTER =
  /(?<![\p{L}\p{N}])(?:(?=(?:[aeiou]*[hj]){2})[hjaeiou]+|k{3,}|[هخ]{2,}ا?|(?:ها+){2,}|lo+l+|لو+ل|lmf?ao+|rofl|mdr+|ptdr+|x+d+)(?![\p{L}\p{N}])|[😂🤣😆😅😹]/giu

/** A message that names neither drink nor dizziness says in other words that somebody is drunk, which takes some. */
const MIN_WORDS = 5
/** Whoever names one of these, and not as their own, is not drunk. */
const NAMED = ['alcohol', 'drunk', 'tooMuch', 'drinking', 'dizzy'] as const
/** What is said beside laughter and says nothing, in all languages, folded. */
const FILLERS = new Set(
  (
    'ok okay okk no nn si yes yeah yep nah ja oui non vale ciao hey hi hello hola hallo salut bro bruh dude man zio raga frere ' +
    'frero alter digga tio tia compa wey gros omg wtf idk tbh fr ngl brb btw tkt jsp kp sry boh vabbe dai beh ma e and und et y so ' +
    'che que de the a i u you اه ايوه لا والله تمام طيب يا'
  ).split(' '),
)

const patterns = Object.fromEntries(
  Object.entries(drunkennessWords).map(([language, words]) => [
    language,
    compile(words, language as Language),
  ]),
) as Record<Language, Patterns>

/**
 * Whether a message may be about its writer being drunk: it names alcohol, being drunk, too much to drink, or none of these in some
 * words. Coffee, fever, laughter, slang, drawn-out letters and slips of the finger are not enough, nor is somebody else who is drunk.
 * @param expected the language of the page; the text's own counts where it can be detected
 */
export const mayBeDrunk = (text: string, expected: Language): boolean =>
  isDrunkPossible(text, detectLanguage(text, expected))

export const withoutLaughter = (text: string): string => text.replace(LAUGHTER, ' ').trim()

/** `mayBeDrunk` of a text whose language is known. */
export function isDrunkPossible(text: string, language: Language): boolean {
  if (ALCOHOL_EMOJI.test(text)) return true
  const words = patterns[language]
  const told = foldedClauses(withoutLaughter(text))
  const clauses = told.replace(words.figures, '')
  const tells = (kind: keyof DrunkennessWords) => isToldOfWriter(clauses, words[kind], words)
  if (tells('alcohol') || tells('drunk')) return true
  if (words.causes.test(clauses)) return false
  if (tells('tooMuch') || (tells('drinking') && clauses.search(words.dizzy) >= 0)) return true
  const speaksOfIt = clauses !== told || NAMED.some((kind) => clauses.search(words[kind]) >= 0)
  return !speaksOfIt && countWords(clauses) >= MIN_WORDS
}

/** Fillers are none: what is said beside laughter says nothing. */
const countWords = (clauses: string): number =>
  (clauses.match(/\p{L}+/gu) ?? []).filter((word) => !FILLERS.has(word)).length

/** Whether a phrase stands somewhere that is not denied in its clause, nor told of somebody else. */
function isToldOfWriter(clauses: string, phrase: RegExp, { negation, others, self }: Patterns): boolean {
  return [...clauses.matchAll(phrase)].some(({ index }) => {
    const clause = `${clauses.slice(clauses.lastIndexOf(' . ', index - 1) + 1, index)} `
    const near = clause.trim().split(' ').slice(-NEGATION_REACH).join(' ')
    const another = [...clause.matchAll(others)].at(-1)
    const isWriter = !another || self.test(clause.slice(another.index + another[0].length))
    return isWriter && !negation.test(` ${near} `)
  })
}

function compile(words: DrunkennessWords, language: Language): Patterns {
  const { negation, others } = lexicons[language]
  return {
    alcohol: toPattern(words.alcohol, 'g'),
    drunk: toPattern(words.drunk, 'g'),
    tooMuch: toPattern(words.tooMuch, 'g'),
    drinking: toPattern(words.drinking, 'g'),
    dizzy: toPattern(words.dizzy, 'g'),
    causes: toPattern(words.causes),
    figures: toPattern(words.figures, 'g'),
    others: toPattern(`${words.others}, ${others}`, 'g'),
    self: toPattern(words.self),
    negation: toPattern(negation),
  }
}
