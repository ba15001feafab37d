import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { context, trace } from '@opentelemetry/api'
import { startTracing } from './start-tracing.ts'
import type { JobOrigin, Tracing } from './tracing.ts'

interface ExportedSpan {
  name: string
  traceId: string
  parentSpanId?: string
  attributes: { key: string }[]
  events: unknown[]
  status: object
  links: { traceId: string }[]
}

let collector: Server
let received: { path?: string; body: { resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[] } }[]
let tracing: Tracing

beforeEach(async () => {
  received = []
  collector = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    received.push({ path: request.url, body: JSON.parse(text) })
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => collector.once('listening', resolve))
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  tracing = (await startTracing('confida-test')) as Tracing
})
afterEach(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  trace.disable()
  context.disable()
  collector.close()
})

const spans = () =>
  received.flatMap(({ body }) => body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans[0]?.spans ?? []))

const TRACE = 'a'.repeat(32)
const headers = () => ({ traceparent: `00-${TRACE}-${'b'.repeat(16)}-01` })

it('sends a request to the collector, as a part of the trace of who is believed', async () => {
  const request = tracing.begin({ method: 'GET', headers: headers(), isBelieved: true })
  expect(request.run(() => tracing.ids())).toEqual({
    trace_id: TRACE,
    span_id: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
  expect(tracing.ids()).toEqual({})
  request.end('/api/x/:id', 503)
  await tracing.stop()
  expect(received[0]?.path).toBe('/v1/traces')
  expect(JSON.stringify(received[0]?.body)).toContain('"stringValue":"confida-test"')
  expect(spans()).toMatchObject([
    { name: 'GET /api/x/:id', traceId: TRACE, parentSpanId: 'b'.repeat(16), status: { code: 2 } },
  ])
})

it('begins a trace of its own for anybody else, and passes that on', async () => {
  const request = tracing.begin({ method: 'GET', headers: headers(), isBelieved: false })
  const passed: { traceparent?: string } = headers()
  const ids = request.run(() => {
    tracing.pass(passed)
    return tracing.ids()
  })
  expect(ids.trace_id).not.toBe(TRACE)
  expect(passed.traceparent).toBe(`00-${ids.trace_id}-${ids.span_id}-01`)
})

it('lets nothing leave that may be about a person', async () => {
  const request = tracing.begin({ method: 'GET', headers: {}, isBelieved: false })
  request.run(() => {
    const span = trace.getActiveSpan()
    span?.setAttributes({ 'url.full': 'https://x/?email=anna@example.org', 'http.route': '/x' })
    span?.recordException(new Error('anna@example.org exists'))
    span?.setStatus({ code: 2, message: 'anna@example.org exists' })
  })
  request.end('/x', 200)
  await tracing.stop()
  expect(spans()[0]?.attributes.map(({ key }) => key)).toContain('http.route')
  expect(JSON.stringify(received)).not.toMatch(/anna|url\.full/)
})

it('is none where no collector is named, or where it is switched off', async () => {
  expect(await startTracing('x', {})).toBeUndefined()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' }
  expect(await startTracing('x', env)).toBeUndefined()
})

it('traces a job by itself, with a link to what asked for it, and tells that it failed', async () => {
  const origin: JobOrigin = {}
  const request = tracing.begin({ method: 'POST', headers: headers(), isBelieved: true })
  request.run(() => tracing.pass(origin))
  request.end('/api/x', 200)
  const failing = tracing.runJob('mail.send', origin, async () => {
    expect(tracing.ids().trace_id).not.toBe(TRACE)
    throw new Error('anna@example.org is unknown')
  })
  await expect(failing).rejects.toThrow('unknown')
  await expect(tracing.runJob('report.send', {}, async () => 'done')).resolves.toBe('done')
  await tracing.stop()
  const [, job, other] = spans()
  expect(job).toMatchObject({ name: 'job mail.send', links: [{ traceId: TRACE }], status: { code: 2 } })
  expect(job?.traceId).not.toBe(TRACE)
  expect(JSON.stringify(job)).not.toContain('anna')
  expect(other).toMatchObject({ name: 'job report.send', links: [], status: { code: 0 } })
})
