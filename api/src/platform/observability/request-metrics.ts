import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

/** Duration and count of requests by route, method and status. */
export function observeRequests(fastify: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route, method and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  fastify.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the address itself: its ids would make a series each.
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
    }
    duration.observe(labels, reply.elapsedTime / 1000)
    done()
  })
}
