import { expect, jest, test } from '@jest/globals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { sendError } from './error.filter.ts'

const fault = new Error('aborted')

test.each([
  ['is logged as an error where nobody foresaw it', fault, undefined, 1],
  ['is none of ours where the client left in the middle of its request', fault, fault, 0],
  ['is not logged where it is foreseen', new AppError('payment_unavailable'), undefined, 0],
])('a fault %s', (_, thrown, errored, logged) => {
  const error = jest.fn()
  const request = { id: '1', headers: {}, raw: { errored }, log: { error } } as unknown as FastifyRequest
  const reply = { sent: true, raw: { destroy: jest.fn() } } as unknown as FastifyReply
  sendError(thrown, request, reply)
  expect(error).toHaveBeenCalledTimes(logged)
})
