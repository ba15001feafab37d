import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@confida/contracts'
import type { Example } from './train.ts'

export const EXAMPLES_FILE = join(import.meta.dirname, 'data/emotions-dev.csv')
const OWN_FILE = join(import.meta.dirname, 'data/emotions-own.csv')

/** Written for learning alone; nothing is measured on them. */
export const ownExamples = (): Example[] => readExamples(OWN_FILE)

/** All that the labeller learns from. */
export const trainingExamples = (): Example[] => [...readExamples(), ...ownExamples()]

/** Examples of a CSV with the columns language, emotion and text, in any order. @throws when a column is missing */
export function readExamples(file: string = EXAMPLES_FILE): Example[] {
  const [head = [], ...rows] = parseCsv(readFileSync(file, 'utf8').replace(/^\ufeff/, ''))
  const [language, emotion, text] = ['language', 'emotion', 'text'].map((name) => head.indexOf(name))
  if (language === undefined || emotion === undefined || text === undefined) throw new Error('unreachable')
  if (Math.min(language, emotion, text) < 0)
    throw new Error(`${file} needs the columns language, emotion, text.`)
  return rows.map((row) => ({
    language: row[language] as Language,
    emotion: row[emotion] ?? '',
    text: row[text] ?? '',
  }))
}

/** Fields as RFC 4180 has them: quoted where they hold a comma, a quote or a line break. */
function parseCsv(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === ',') continue
    if (row.length > 1) rows.push(row)
    row = []
  }
  return rows
}
