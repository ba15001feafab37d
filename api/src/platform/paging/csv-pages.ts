import { csvLine } from '@confida/contracts'
import type { Page, PageRequest } from './read-page.ts'

/** Rows that are read at a time. */
const PART = 1000

/** The lines of a file with all rows of a list, as they are read: there may be more than memory holds. */
export async function* csvPages<Row>(
  headings: readonly string[],
  read: (request: PageRequest) => Promise<Page<Row>>,
  cellsOf: (row: Row) => string[],
): AsyncGenerator<string> {
  yield csvLine([...headings])
  let cursor: string | undefined
  do {
    const page = await read({ limit: PART, cursor })
    for (const row of page.rows) yield csvLine(cellsOf(row))
    cursor = page.next
  } while (cursor)
}
