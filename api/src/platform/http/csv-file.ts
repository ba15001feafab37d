import { Readable } from 'node:stream'
import { BYTE_ORDER_MARK } from '@confida/contracts'
import type { FastifyReply } from 'fastify'

/** Sends the lines as they come, as a file to be saved. */
export function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string> | string[]): void {
  async function* file() {
    yield BYTE_ORDER_MARK
    yield* lines
  }
  reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('text/csv; charset=utf-8')
    .send(Readable.from(file(), { objectMode: false }))
}
