import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from './read-page.ts'

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Tells of a page in the headers `X-Total-Count` (with `X-Total-Relation: gte` where there are more) and `Link`.
 * @returns its rows, for the body
 */
export function withPageHeaders<Row>(
  exchange: Exchange,
  { rows, total, isTotalCut, next }: Page<Row>,
): Row[] {
  const { reply } = exchange
  reply.header('x-total-count', String(total))
  if (isTotalCut) reply.header('x-total-relation', 'gte')
  linkNextPage(exchange, next)
  return rows
}

/** Tells in `Link` where the next page is, if there is one. */
export function linkNextPage({ request, reply }: Exchange, next: string | undefined): void {
  if (next) reply.header('link', `<${pageAfter(request.url, next)}>; rel="next"`)
}

/** The same address with another cursor. */
function pageAfter(url: string, cursor: string): string {
  const [path, query] = url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', cursor)
  return `${path}?${parameters}`
}
