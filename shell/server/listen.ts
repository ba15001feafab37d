import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { type Handler, requestListener } from './request-listener.ts'

/** Where the servers of `npm start` listen unless `HOST` says otherwise: this machine only. */
export const HOST = process.env.HOST || '127.0.0.1'

/** Where a server of this machine is reached that listens at HOST. */
export const REACHABLE_HOST = ['0.0.0.0', '::'].includes(HOST)
  ? '127.0.0.1'
  : HOST.includes(':')
    ? `[${HOST}]`
    : HOST

/** Longer than a proxy keeps its connections, so that it never writes into one that is being closed. */
const KEEP_ALIVE_MS = 75_000
const END_WITHIN_MS = 5_000
/** Longer than any reply keeps silent: by then nobody reads what is sent, or nobody sends the rest. */
const STALLED_MS = 120_000

/**
 * Serves until a signal, or until the parent process is gone; then `beforeEnd` has its turn.
 * @param port 0 takes a free one
 * @param stalledMs after which a connection on which nothing moves is ended
 * @returns the port
 */
export function serve(
  handler: Handler,
  port: number,
  beforeEnd: () => Promise<unknown> = async () => undefined,
  stalledMs = STALLED_MS,
): Promise<number> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, requestListener(handler))
  server.setTimeout(stalledMs)
  const stop = async () => {
    await beforeEnd().catch((error: Error) => console.error(error.message))
    server.close(() => process.exit(0))
    // What is being answered still is; connections that are kept for more are not waited for.
    setInterval(() => server.closeIdleConnections(), 50)
    setTimeout(() => server.closeAllConnections(), END_WITHIN_MS)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  process.once('disconnect', stop)
  return new Promise((resolve, reject) => {
    // Stays: a connection that cannot be accepted must not end the process either.
    server.on('error', reject)
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port))
  })
}

/** Serves, and tells the parent process when it is ready. `beforeEnd` has its turn after a signal. */
export async function listen(
  handler: Handler,
  port: number,
  beforeEnd?: () => Promise<unknown>,
): Promise<void> {
  const taken = await serve(handler, port, beforeEnd)
  process.send?.({ type: 'ready', port: taken })
}
