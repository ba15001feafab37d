import { createServer } from 'node:http'
import process from 'node:process'
import type { Handler } from './static-handler.ts'

/** Where the servers of `npm start` listen unless `HOST` says otherwise: this machine only. */
export const HOST = process.env.HOST ?? '127.0.0.1'

/** Serves until SIGTERM or until the parent process is gone, and tells the parent when it is ready. */
export function listen(handler: Handler, port: number): void {
  const server = createServer((request, response) =>
    handler(request, response, () => {
      response
        .writeHead(404, { 'Content-Type': 'text/plain', 'Access-Control-Allow-Origin': '*' })
        .end('Not found')
    }),
  )
  const stop = () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  process.once('disconnect', stop)
  server.listen(port, HOST, () => process.send?.({ type: 'ready', port }))
}
