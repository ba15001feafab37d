import { once } from 'node:events'
import type { Care, Language, Reply } from '@confida/contracts'
import type { FastifyReply } from 'fastify'
import type { AppError } from '../../platform/http/app-error.ts'
import { errorResponse, toAppError } from '../../platform/http/error-response.ts'
import type { ReplySink } from './reply-sink.ts'

/** Shorter than the idle limits of the usual proxies. */
const PING_EVERY_MS = 15_000

/** A reply as server-sent events: `care` where there is one, `queued` {place} while it waits, `delta` {text}, then `done` with the reply, or `error` with the error body. */
export class ReplyStream implements ReplySink {
  private readonly abort = new AbortController()
  private ping: NodeJS.Timeout | undefined
  isOpen = false

  constructor(private readonly reply: FastifyReply) {
    reply.raw.once('close', () => {
      clearInterval(this.ping)
      if (!reply.raw.writableEnded) this.abort.abort(new Error('the reader has left'))
    })
  }

  get signal(): AbortSignal {
    return this.abort.signal
  }

  onStart(): void {
    if (this.signal.aborted) return
    this.isOpen = true
    this.reply.hijack()
    this.reply.raw.writeHead(200, {
      ...(this.reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // nginx would collect the events otherwise.
      'x-accel-buffering': 'no',
    })
    this.reply.raw.flushHeaders()
    this.ping = setInterval(() => this.reply.raw.write(': ping\n\n'), PING_EVERY_MS)
  }

  readonly onPlace = (place: number): void => void this.send('queued', { place })

  onCare(care: Care): void {
    this.send('care', care)
  }

  /** Waits while a slow reader catches up, so that a reply never piles up in memory. */
  async onText(text: string): Promise<void> {
    if (this.send('delta', { text })) return
    await once(this.reply.raw, 'drain', { signal: this.signal })
  }

  done(reply: Reply): void {
    this.send('done', reply)
    this.end()
  }

  fail(error: unknown, language: Language): void {
    this.send('error', errorResponse(toAppError(error), language).body)
    this.end()
  }

  /** Ends the reply before its time. */
  interrupt(error: AppError, language: Language): void {
    if (this.isOpen && !this.reply.raw.writableEnded) this.fail(error, language)
    this.abort.abort(error)
  }

  private send(event: string, data: unknown): boolean {
    const { raw } = this.reply
    if (raw.destroyed || raw.writableEnded) return true
    return raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  private end(): void {
    clearInterval(this.ping)
    this.reply.raw.end()
  }
}
