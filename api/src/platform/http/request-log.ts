import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** One line a request, at `debug`: route, status and time, never an address with its query, a body or a header. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const { method, routeOptions, log, id: requestId } = request
    log.debug(
      { requestId, method, route: routeOptions.url, status: reply.statusCode, ms: reply.elapsedTime },
      'request',
    )
  }

  /** The error filter logs what nobody foresaw, with less of the request in it. */
  override defaultErrorLog(): void {}

  override routeNotFound(): void {}
}
