import { createServer } from 'node:http'
import { collectDefaultMetrics, Histogram, register } from 'prom-client'
import { HOST } from './listen.ts'
import type { Handler } from './request-listener.ts'
import { routeOf } from './route-of.ts'

/** The handler, with what it does measured under the names that the API's requests have. */
export function measured(handler: Handler, remotes: string[]): Handler {
  const duration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of requests by method, route and status',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  })
  return (request, response) => {
    const since = performance.now()
    // Whoever passes a request on changes its address.
    const labels = { http_request_method: request.method, http_route: routeOf(request, remotes) }
    response.once('close', () => {
      duration.observe(
        { ...labels, http_response_status_code: response.statusCode },
        (performance.now() - since) / 1000,
      )
    })
    return handler(request, response)
  }
}

/** `/metrics` on a port of its own, which no public proxy forwards. */
export function serveMetrics(port: number): Promise<void> {
  collectDefaultMetrics()
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': register.contentType }).end(await register.metrics())
  })
  return new Promise((resolve, reject) => {
    // Stays: a connection that cannot be accepted must not end the process.
    server.on('error', reject).listen(port, HOST, resolve)
  })
}
