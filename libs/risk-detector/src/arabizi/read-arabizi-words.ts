import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collapseDoubles, foldText } from '@confida/text-analysis'

interface KnownWord {
  arabic: string
  /** Whether no other language writes it so: "ana" is also a name, "labas" is not. */
  isTelling: boolean
}

/**
 * Frequent words by how they are spelled in Latin letters, each spelling folded and its doubled letters single.
 * In the file `?` marks what is also a word of another language.
 */
export function readArabiziWords(): ReadonlyMap<string, KnownWord> {
  const words = new Map<string, KnownWord>()
  const file = readFileSync(join(import.meta.dirname, 'arabizi-words.txt'), 'utf8')
  for (const line of file.split('\n').filter(Boolean)) {
    const [arabic = '', spellings = ''] = line.split('|').map((cell) => cell.trim())
    for (const spelling of spellings.split(/\s*,\s*/)) {
      const word = collapseDoubles(foldText(spelling.replace('?', '')))
      words.set(word, { arabic, isTelling: !spelling.startsWith('?') })
    }
  }
  return words
}
