import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '../languages.ts'
import { PhraseIndex } from '../phrase-index.ts'

const FOLDER = import.meta.dirname

/** The phrases of each language for each of the meanings. */
export type Lexicon = Record<Language, PhraseIndex>

/** The lines of all text files of a folder, each a meaning and its phrases in each language, in the order of `languages`. */
export const readMeaningLines = (folder = FOLDER): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))

/** The lexicon of a folder, else the common one. */
export function readMeanings(folder = FOLDER): Lexicon {
  const indexes = Object.fromEntries(languages.map((language) => [language, new PhraseIndex()]))
  for (const line of readMeaningLines(folder)) {
    const [meaning = '', ...columns] = line.split('|').map((cell) => cell.trim())
    for (const [i, language] of languages.entries()) indexes[language]?.add(meaning, columns[i] ?? '')
  }
  return indexes as Lexicon
}
