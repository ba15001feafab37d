import { AsyncLocalStorage } from 'node:async_hooks'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpRequest, Tracing } from '@confida/tracing'
import { afterEach, expect, it } from '@jest/globals'
import { type FastifyInstance, fastify } from 'fastify'
import { traceRequests } from './request-tracing.ts'

const current = new AsyncLocalStorage<HttpRequest>()
let server: FastifyInstance | undefined
afterEach(() => server?.close())

async function serve(onBegin: (request: HttpRequest) => void, onEnd: (route: string) => void) {
  const tracing: Tracing = {
    begin(begun) {
      onBegin(begun)
      return { run: (work) => current.run(begun, work), end: onEnd }
    },
    pass: () => undefined,
    runJob: (_queue, _origin, work) => work(),
    ids: () => ({}),
    stop: async () => undefined,
  }
  const trusted = ['127.0.0.1']
  server = fastify()
  traceRequests(server, tracing, (address) => trusted.includes(address))
  server.post('/api/x/:id', async () => ({ method: current.getStore()?.method ?? null }))
  server.get('/api/health', async () => ({ method: current.getStore()?.method ?? null }))
  await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as AddressInfo).port
}

it('has the handler work within the span of its request, also where the body comes late', async () => {
  const begun = Promise.withResolvers<HttpRequest>()
  const ended = Promise.withResolvers<string>()
  const port = await serve(begun.resolve, ended.resolve)
  const headers = { 'content-type': 'application/json' }
  const sent = request({ host: '127.0.0.1', port, method: 'POST', path: '/api/x/1?q=2', headers })
  const answer = new Promise<string>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => response.setEncoding('utf8').on('data', resolve))
  })
  sent.write('{')
  expect(await begun.promise).toMatchObject({ method: 'POST', isBelieved: true })
  sent.end('}')
  expect(JSON.parse(await answer)).toEqual({ method: 'POST' })
  expect(await ended.promise).toBe('/api/x/:id')
})

it('leaves questions for health out', async () => {
  const begun: HttpRequest[] = []
  const port = await serve(
    (one) => begun.push(one),
    () => undefined,
  )
  expect(await (await fetch(`http://127.0.0.1:${port}/api/health`)).json()).toEqual({ method: null })
  expect(begun).toEqual([])
})
