import type { FastifyInstance } from 'fastify'
import { histogram } from './metrics.ts'

const duration = histogram(
  {
    name: 'http_server_request_duration_seconds',
    help: 'Duration of requests by method, route and status',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
  },
  [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
)

/** Duration and count of requests by route, method and status. */
export function observeRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const labels = {
      http_request_method: request.method,
      // The route's pattern, never the address itself: its ids would make a series each.
      http_route: request.routeOptions.url ?? 'unknown',
      http_response_status_code: reply.statusCode,
    }
    duration.observe(labels, reply.elapsedTime / 1000)
    done()
  })
}
