import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { type Language, languages } from '../src/languages.ts'

/** A text and what it is: what a model learns from and is evaluated by. */
export interface LabelledText {
  language: Language
  label: string
  text: string
  /** Which conversation it is a message of, where the file says so. */
  conversation?: string
}

interface Row {
  info: { lines: number }
  record: Record<string, string>
}

/**
 * The texts of a CSV file (RFC 4180) with the columns language, label and text, in any order, and conversation where there is one.
 * @param labels those that there are
 * @param labelColumn what the column of labels may be called as well
 * @throws an error whose message names what is wrong: the file, a column, or the line with a wrong language or label
 */
export function readLabelledTexts(
  file: string,
  labels: readonly string[],
  labelColumn = 'label',
): LabelledText[] {
  return readRows(file, labelColumn).map(({ record, info }) => {
    const oneOf = <Value extends string>(known: readonly Value[], column: string): Value => {
      const value = known.find((one) => one === record[column])
      if (value !== undefined) return value
      throw new Error(
        `${file}, line ${info.lines}: the ${column} "${record[column]}" is none of ${known.join(', ')}.`,
      )
    }
    return {
      language: oneOf(languages, 'language'),
      label: oneOf(labels, 'label'),
      text: record.text ?? '',
      ...(record.conversation ? { conversation: record.conversation } : {}),
    }
  })
}

function readRows(file: string, labelColumn: string): Row[] {
  let isComplete = false
  const columns = (header: string[]) => {
    const names = header.map((name) => (name === labelColumn ? 'label' : name))
    isComplete = ['language', 'label', 'text'].every((name) => names.includes(name))
    return names
  }
  const rows: unknown = parse(readText(file), { bom: true, columns, info: true, skip_empty_lines: true })
  if (!isComplete) throw new Error(`${file} needs the columns language, label, text.`)
  return rows as Row[]
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}
