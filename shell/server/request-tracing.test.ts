import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTracing, type Tracing } from '@confida/tracing'
import { afterEach, expect, it, jest } from '@jest/globals'
import { requestListener } from './request-listener.ts'
import { traced } from './request-tracing.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  for (const close of closers.splice(0)) await close()
})

async function start(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('names the trace in the line about what has failed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  closers.push(() => logged.mockRestore())
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = await start((_, response) => response.end('{}'))
  const tracing = (await startTracing('confida-test')) as Tracing
  let ids: object | undefined
  const handler = async () => {
    await Promise.resolve()
    ids = tracing.ids()
    throw new Error('broken')
  }
  const origin = await start(requestListener(traced(handler, [], tracing, () => false)))
  expect((await fetch(origin)).status).toBe(500)
  expect(ids).toHaveProperty('trace_id', expect.stringMatching(/^[0-9a-f]{32}$/))
  expect(logged.mock.calls).toEqual([[expect.objectContaining({ message: 'broken', ...ids })]])
  await tracing.stop()
})
