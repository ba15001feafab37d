import { structuredPatch } from 'diff'

export interface DiffLine {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Lines that stay the same around a change, so that it can be found. */
const CONTEXT = 1

const kinds = { ' ': 'same', '-': 'removed', '+': 'added' } as const

/** What differs between two texts, line by line: stretches that lie apart are lists of their own. Empty for equal ones. */
export function changedLines(before: string, after: string): DiffLine[][] {
  const { hunks } = structuredPatch('', '', `${before}\n`, `${after}\n`, '', '', { context: CONTEXT })
  return hunks.map(({ lines }) =>
    lines.flatMap((line) => {
      const kind = kinds[line[0] as keyof typeof kinds]
      return kind ? [{ kind, text: line.slice(1) }] : []
    }),
  )
}
