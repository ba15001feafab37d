import { collapseDoubles, foldText } from '@confida/text-analysis'
import { readArabiziWords } from './read-arabizi-words.ts'
import { spellInArabic } from './spell-in-arabic.ts'

const words = readArabiziWords()
const WORD = /[\p{Script=Latin}\p{N}]+/gu
const ARABIC = /\p{Script=Arabic}/u
/** A digit for a letter that Latin lacks: "3ayez", "7ayati", "ma3"; neither "5km" nor "2nd". */
const DIGIT_LETTER =
  /^[235679]?[a-z]+[235679][a-z235679]*$|^[3579](?!am|pm|km|kg|cm|mm|ml|th|rd|eme|min)[a-z]{2,}$/
/** Written apart in Latin letters, as one with the next word in Arabic. */
const ARTICLES: ReadonlyMap<string, string> = new Map([
  ['el', 'ال'],
  ['al', 'ال'],
  ['l', 'ال'],
  ['bel', 'بال'],
  ['bil', 'بال'],
  ['lel', 'لل'],
  ['fel', 'فال'],
])
/** What the words of a message have to show in all, a word that other languages have too by half; and this part of all. */
const LEAST_SHOWN = 1.5
const LEAST_PART = 0.25

/** A message as it is to be read: Arabic in Latin letters in Arabic ones, where it may be mixed with another language in both. */
export function inItsLetters(message: string): string[] {
  const arabic = toArabicLetters(message)
  return arabic === undefined ? [message] : [arabic, message]
}

/** A message of Arabic in Latin letters ("3ayez anam") in Arabic ones; undefined for any other. */
export function toArabicLetters(message: string): string | undefined {
  if (ARABIC.test(message)) return undefined
  const folded = collapseDoubles(foldText(message))
  const all = folded.match(WORD) ?? []
  const telling = all.filter(isTelling).length
  const shown = telling + all.filter((word) => words.get(word)?.isTelling === false).length / 2
  if (telling === 0 || shown < LEAST_SHOWN || shown < LEAST_PART * all.length) return undefined
  return folded
    .replace(/'(?=\p{L})/gu, '')
    .replace(/([\p{Script=Latin}\p{N}]+)(\s*)/gu, (_, word: string, space: string) => {
      const article = space && ARTICLES.get(word)
      return article ? article : toArabicWord(word) + space
    })
}

const isTelling = (word: string): boolean => words.get(word)?.isTelling ?? DIGIT_LETTER.test(word)

const toArabicWord = (word: string): string =>
  words.get(word)?.arabic ?? (/\p{L}/u.test(word) ? spellInArabic(word) : word)
