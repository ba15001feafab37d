import type { EndpointDefinition } from '@confida/contracts'
import type { CallInput } from '@confida/http-client'
import { api } from '@confida/session'

/** One page of a list that the server holds. */
export interface Page<Row> {
  rows: Row[]
  /** Rows over all pages. */
  total: number
  /** Whether there are more than that. */
  isTotalCut: boolean
  /** The cursor of the page after this one; undefined on the last. */
  next: string | undefined
}

/** The cursor in `Link: <…?cursor=x>; rel="next"`. */
function nextCursor(link: string | null): string | undefined {
  const address = link?.match(/<([^>]*)>\s*;[^,]*rel="?next"?/)?.[1]
  if (!address) return undefined
  return new URL(address, window.location.origin).searchParams.get('cursor') ?? undefined
}

/** Asks for one page. An answer without the paging headers is the whole list. */
export async function openPage<Row, E extends EndpointDefinition = EndpointDefinition>(
  endpoint: E,
  input: CallInput<E> & { accept?: string },
): Promise<Page<Row>> {
  const response = await api.open(endpoint, input)
  const rows = (await response.json()) as Row[]
  const total = response.headers.get('x-total-count')
  return {
    rows,
    total: total === null ? rows.length : Number(total),
    isTotalCut: response.headers.get('x-total-relation') === 'gte',
    next: nextCursor(response.headers.get('link')),
  }
}
