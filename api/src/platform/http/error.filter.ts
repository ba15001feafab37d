import { languageOf } from '@confida/i18n/server'
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { errorResponse, toAppError } from './error-response.ts'

/** Renders every error; only what nobody foresaw is logged, with the request's id and without its data. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp()
    sendError(error, http.getRequest(), http.getResponse())
  }
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // The client left in the middle of its request, which is no fault of ours.
  const known = request.raw.errored === error ? new AppError('malformed_request') : toAppError(error)
  if (known.status >= 500 && error !== known) {
    request.log.error(
      { requestId: request.id, route: request.routeOptions?.url, err: error },
      'request failed',
    )
  }
  if (reply.sent || reply.raw.headersSent) {
    // A stream had begun: its end is all that can be told. An answer whose turn has not come yet could not end the connection.
    request.raw.socket.destroy()
    return
  }
  keepReading(request, reply)
  const { status, headers, body } = errorResponse(known, languageOf(request.headers['accept-language']))
  reply.code(status).headers(headers).header('content-type', 'application/json; charset=utf-8').send(body)
}

/**
 * Of a body that is refused the rest is read and thrown away, within the request's time limit. Fastify would close the
 * connection, and a proxy that is still writing into it would see a broken server instead of the answer.
 */
function keepReading({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return
  reply.removeHeader('connection')
  raw.resume()
}
