import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, jest, test } from '@jest/globals'
import { type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import { AppError } from './app-error.ts'
import { sendError } from './error.filter.ts'

const fault = new Error('aborted')

test.each([
  ['is logged as an error where nobody foresaw it', fault, undefined, 1],
  ['is none of ours where the client left in the middle of its request', fault, fault, 0],
  ['is not logged where it is foreseen', new AppError('payment_unavailable'), undefined, 0],
])('a fault %s', (_, thrown, errored, logged) => {
  const error = jest.fn()
  const request = {
    id: '1',
    headers: {},
    raw: { errored, socket: { destroy: jest.fn() } },
    log: { error },
  } as unknown as FastifyRequest
  const reply = { sent: true } as unknown as FastifyReply
  sendError(thrown, request, reply)
  expect(error).toHaveBeenCalledTimes(logged)
})

test('a stream that breaks before the answer ahead of it is sent ends the connection', async () => {
  const brokenOff = Promise.withResolvers<void>()
  const server = fastify()
  server.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  server.get('/first', () => brokenOff.promise)
  server.get('/second', (_, reply) => {
    reply.raw.writeHead(200)
    setImmediate(brokenOff.resolve)
    throw fault
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  const client = connect((server.server.address() as AddressInfo).port, '127.0.0.1').resume()
  for (const path of ['/first', '/second']) client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await once(client, 'close')
  await server.close()
})
