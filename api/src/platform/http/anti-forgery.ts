import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { bodyKindOf } from './route-config.ts'

const COOKIE = 'XSRF-TOKEN'
const HEADER = 'x-xsrf-token'
const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The anti-forgery pair. A browser that holds the cookie must repeat it in the header, which a foreign site cannot read.
 * A call without the cookie passes: only the bearer token grants anything, and browsers never send that on their own.
 */
export function registerAntiForgery(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const token = cookieOf(request)
    if (token === undefined) setCookie(request, reply)
    if (!READING.has(request.method) && isForged(request, token)) {
      done(new AppError('csrf_mismatch'))
      return
    }
    done()
  })
}

/** A page's own form cannot send the header; there the browser itself says where the form was. */
function isForged(request: FastifyRequest, token: string | undefined): boolean {
  if (bodyKindOf(request) === 'form') {
    const site = request.headers['sec-fetch-site']
    return site !== undefined && site !== 'same-origin'
  }
  return token !== undefined && request.headers[HEADER] !== token
}

function cookieOf(request: FastifyRequest): string | undefined {
  const { cookie } = request.headers
  return cookie === undefined ? undefined : /(?:^|;)\s*XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1]?.trim()
}

function setCookie(request: FastifyRequest, reply: FastifyReply): void {
  const isSecure = request.protocol === 'https'
  // As unguessable as random bytes, which would be asked of the system for each answer; Node keeps a store of these.
  const value = Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url')
  reply.header('set-cookie', `${COOKIE}=${value}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`)
}
