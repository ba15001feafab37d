import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '../languages.ts'
import { PhraseIndex } from '../phrase-index.ts'

const FOLDER = import.meta.dirname

/** The lines of all files, each a meaning and its phrases in each language, in the order of `languages`. */
export const readMeaningLines = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').split('\n').filter(Boolean))

/** The phrases of each language for each meaning. */
export function readMeanings(): Record<Language, PhraseIndex> {
  const indexes = Object.fromEntries(languages.map((language) => [language, new PhraseIndex()]))
  for (const line of readMeaningLines()) {
    const [meaning = '', ...columns] = line.split('|').map((cell) => cell.trim())
    for (const [i, language] of languages.entries()) indexes[language]?.add(meaning, columns[i] ?? '')
  }
  return indexes as Record<Language, PhraseIndex>
}
