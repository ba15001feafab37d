import { BYTE_ORDER_MARK } from '@confida/contracts'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import fastify from 'fastify'
import { sendCsv } from './csv-file.ts'

const app = fastify()
let origin: string

async function* lines(failAfter = Number.POSITIVE_INFINITY) {
  for (let line = 0; line < 20_000; line += 1) {
    if (line === failAfter) throw new Error('The database is gone.')
    yield `${line};${'x'.repeat(80)}\r\n`
  }
}

beforeAll(async () => {
  app.get('/whole', (_request, reply) => {
    sendCsv(reply, 'all.csv', lines())
    return reply
  })
  app.get('/cut', (_request, reply) => {
    sendCsv(reply, 'all.csv', lines(10_000))
    return reply
  })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

it('sends a file as its lines come', async () => {
  const response = await fetch(`${origin}/whole`)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="all.csv"')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
  expect(text.startsWith(`${BYTE_ORDER_MARK}0;`)).toBe(true)
  expect(text.match(/\r\n/g)).toHaveLength(20_000)
})

it('breaks off what it cannot finish, so that nobody takes a part for the whole', async () => {
  const response = await fetch(`${origin}/cut`)
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
})
