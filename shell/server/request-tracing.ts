import type { Tracing } from '@confida/tracing'
import type { Trust } from './forwarded-headers.ts'
import type { Handler } from './request-listener.ts'
import { routeOf } from './route-of.ts'

/** The handler, with a span for each request, to which that of the API belongs. */
export function traced(handler: Handler, remotes: string[], tracing: Tracing, trust: Trust): Handler {
  return (request, response) => {
    const { method = '', headers, socket } = request
    const isBelieved = trust(String(socket.remoteAddress), 0)
    const span = tracing.begin({ method, headers, isBelieved })
    // Whoever passes a request on changes its address.
    const route = routeOf(request, remotes)
    response.once('close', () => span.end(route, response.statusCode))
    return span.run(async () => {
      try {
        await handler(request, response)
      } catch (error) {
        // It is logged further out, with what it carries.
        if (error instanceof Error) Object.assign(error, tracing.ids())
        throw error
      }
    })
  }
}
