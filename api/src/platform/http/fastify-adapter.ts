import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { registerAntiForgery } from './anti-forgery.ts'
import { AppError } from './app-error.ts'
import { trustedProxies } from './client-address.ts'
import { sendError } from './error.filter.ts'
import { registerFormBody } from './form-body.ts'
import { answerClientError } from './framework-errors.ts'
import { registerJsonBody } from './json-body.ts'
import { limitPipelining } from './pipelining.ts'
import { RequestLog } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'

const BODY_LIMIT = 1_048_576

/** Fastify with everything that holds for every request; Nest adds the routes. */
export async function createFastifyAdapter(
  logger: Logger,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): Promise<FastifyAdapter> {
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new RequestLog(),
    // A logger for each request would cost more than all the rest of Fastify; what logs names the request's id itself.
    childLoggerFactory: () => logger,
    // Nest middleware is not used (guards decide access, hooks do the rest), so its engine need not see each request.
    skipMiddie: true,
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies(trustProxy),
    requestTimeout: 60_000,
    // Nobody reads what is sent, or nothing is said for longer than any reply keeps silent.
    connectionTimeout: 120_000,
    // Longer than a proxy keeps its connections, so that it never writes into one that is being closed.
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    // What still comes while it closes is answered as ever, over connections that end with the answer.
    return503OnClosing: false,
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      sendError(error, request, reply),
    clientErrorHandler: answerClientError,
  })
  const fastify = adapter.getInstance<FastifyInstance>()
  limitPipelining(fastify)
  registerJsonBody(fastify)
  registerFormBody(fastify)
  // Reads nothing by itself: who serves an upload takes its parts from the request, within limits of its own.
  await fastify.register(multipart)
  const headers = await securityHeaders()
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done(request.raw.url?.includes('%00') ? new AppError('invalid_input') : undefined)
  })
  registerAntiForgery(fastify)
  return adapter
}
