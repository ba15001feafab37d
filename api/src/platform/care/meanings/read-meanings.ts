import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@confida/contracts'
import { PhraseIndex } from '../phrase-index.ts'

const FOLDER = import.meta.dirname
/** The order of the columns of `meaning | it | en | fr | de | es | ar`. */
const COLUMNS: readonly Language[] = ['it', 'en', 'fr', 'de', 'es', 'ar']

/** The words of each language for each meaning. */
export function readMeanings(): Record<Language, PhraseIndex> {
  const indexes = Object.fromEntries(COLUMNS.map((language) => [language, new PhraseIndex()]))
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.txt'))) {
    for (const line of readFileSync(join(FOLDER, file), 'utf8').split('\n').filter(Boolean)) {
      const [meaning = '', ...columns] = line.split('|').map((cell) => cell.trim())
      for (const [i, language] of COLUMNS.entries()) indexes[language]?.add(meaning, columns[i] ?? '')
    }
  }
  return indexes as Record<Language, PhraseIndex>
}
