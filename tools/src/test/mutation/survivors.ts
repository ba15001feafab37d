import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { accepted } from './accepted-survivors.ts'
import type { MutantResult } from './score.ts'

/** A change that no test has noticed. */
export interface Survivor {
  /** Below the project. */
  file: string
  line: number
  /** The code as it is, on one line. */
  code: string
  change: string
  isCovered: boolean
  /** Why it may live, where somebody has decided so. */
  reason: string | undefined
}

const onOneLine = (code: string) => code.replaceAll(/\s+/g, ' ').trim()

/** The text of a range of lines and columns, both counted from one. */
function cut(text: string, { start, end }: MutantResult['location']): string {
  const lines = text.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n')
}

export const survivorsOf = (area: string, mutants: MutantResult[], project: string): Survivor[] =>
  mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ fileName, location, replacement, status }) => {
      const file = relative(project, fileName)
      const code = onOneLine(cut(readFileSync(fileName, 'utf8'), location))
      const change = onOneLine(replacement)
      const reason = accepted[area]?.find(
        (each) => each.file === file && (each.code ?? code) === code && (each.change ?? change) === change,
      )?.reason
      return { file, line: location.start.line, code, change, isCovered: status === 'Survived', reason }
    })

export const describeSurvivor = ({ file, line, code, change, isCovered, reason }: Survivor): string =>
  [
    `${file}:${line}${isCovered ? '' : ' (no test gets here)'}`,
    `  - ${code}`,
    `  + ${change}`,
    ...(reason ? [`  may live: ${reason}`] : []),
  ].join('\n')
