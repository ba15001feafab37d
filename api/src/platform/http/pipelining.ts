import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Browsers and proxies send a request once the one before is answered. */
const REQUESTS_MAX = 10

/**
 * Cuts connections on which more requests are sent than answers are read: every answer is kept until its turn comes, and a few
 * hundred such clients fill the memory.
 */
export function limitPipelining(fastify: FastifyInstance): void {
  const underWay = new WeakMap<Socket, number>()
  const count = (socket: Socket, change: number) => {
    const requests = (underWay.get(socket) ?? 0) + change
    underWay.set(socket, requests)
    return requests
  }
  fastify.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    if (count(socket, 1) <= REQUESTS_MAX) return done()
    reply.hijack()
    socket.destroy()
  })
  fastify.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    count(socket, -1)
    done()
  })
}
