import type { RequestSpan, Tracing } from '@confida/tracing'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type Trust = (address: string, hop: number) => boolean

/** A span for each request but those that ask for health; what its handler does belongs to it. */
export function traceRequests(fastify: FastifyInstance, tracing: Tracing, trust: Trust): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>()
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { method, headers, url, socket } = request
    if (url.startsWith('/api/health')) return done()
    const span = tracing.begin({ method, headers, isBelieved: trust(String(socket.remoteAddress), 0) })
    spans.set(request, span)
    span.run(done)
  })
  fastify.addHook('onResponse', (request, reply, done) => {
    spans.get(request)?.end(request.routeOptions.url ?? 'unknown', reply.statusCode)
    done()
  })
}
