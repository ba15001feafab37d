import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import {
  type ApiProcess,
  callApi,
  converseAt,
  createTestDatabase,
  registerAt,
  startApiProcess,
  type TestDatabase,
  waitUntil,
} from '@confida/api/testing'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { root } from '../paths.ts'
import { type Child, startChild, stopChild } from './child.ts'

interface Span {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  links?: { traceId: string; spanId: string }[]
}

let collector: Server
let text = ''
const spans: Span[] = []
let ai: FakeAi
let database: TestDatabase
let api: ApiProcess
let shell: Child
let shellOrigin: string

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    text += body
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => collector.once('listening', resolve))
  const tracing = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  }
  ai = await startFakeAi()
  ai.script(() => ({ pieces: ['Eccomi'] }))
  database = await createTestDatabase()
  api = await startApiProcess(database.url, {
    ...tracing,
    AI_BASE_URL: ai.baseUrl,
    AI_MODEL: 'm',
    LOG_LEVEL: 'warn',
  })
  const environment = { ...tracing, PORT: '0', API_URL: api.origin }
  shell = await startChild('shell', join(root, 'shell/server/main.ts'), [], environment)
  shellOrigin = `http://127.0.0.1:${shell.ready.port}`
})
afterAll(async () => {
  if (shell) await stopChild(shell)
  await api?.stop()
  await ai?.close()
  await database?.drop()
  collector?.close()
})

const childrenOf = ({ spanId }: Span) => spans.filter(({ parentSpanId }) => parentSpanId === spanId)

async function spanOf(name: string): Promise<Span> {
  await waitUntil(async () => spans.some((span) => span.name === name))
  return spans.findLast((span) => span.name === name) as Span
}

it('is one trace from the shell over the API and its statements to the AI endpoint, about nobody', async () => {
  const email = 'anna.rossi@example.org'
  await registerAt(api, email)
  const { token, path } = await converseAt(api)
  const stranger = 'f'.repeat(32)
  const answer = await callApi(shellOrigin, 'POST', `${path}?secret=quanto`, {
    token,
    body: { message: 'Mi chiamo Ginevra' },
    headers: { traceparent: `00-${stranger}-${'a'.repeat(16)}-01`, baggage: 'who=stranger' },
  })
  expect(answer.status).toBe(200)
  const atShell = await spanOf('POST /api/*')
  const atApi = await spanOf('POST /api/chat/:session_id/send')
  expect(childrenOf(atShell)).toEqual([atApi])
  await waitUntil(async () => childrenOf(atApi).length > 3)
  const asked = childrenOf(atApi)
  expect(asked.map(({ name }) => name)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^pg\.query:chat\.reply-context /), 'POST']),
  )
  const toAi = asked.find(({ name }) => name === 'POST') as Span
  const { headers } = ai.requests.find(({ stream }) => stream) ?? {}
  expect(headers?.traceparent).toBe(`00-${atShell.traceId}-${toAi.spanId}-01`)
  expect(headers).not.toHaveProperty('baggage')
  expect(text).not.toContain(stranger)
  const session = path.split('/')[3] ?? ''
  for (const secret of [email, 'Ginevra', 'Eccomi', 'quanto', token, session])
    expect(text).not.toContain(secret)
})

it('gives each job a trace of its own, which names the request that asked for it', async () => {
  const { traceId, spanId } = await spanOf('POST /api/chat/:session_id/send')
  const job = await spanOf('job memories.learn')
  expect(job.traceId).not.toBe(traceId)
  expect(job.links).toMatchObject([{ traceId }])
  await waitUntil(async () => childrenOf(job).some(({ name }) => name === 'POST'))
  expect(childrenOf(job).map(({ name }) => name)).toContainEqual(expect.stringMatching(/^pg\.query:/))
  expect(spans.map((span) => span.spanId)).toContain(job.links?.[0]?.spanId)
  expect(job.links?.[0]?.spanId).toBe(spanId)
  expect(text).not.toContain('Ginevra')
})

it('has nothing of what a process does by itself', async () => {
  await spanOf('POST /api/chat/:session_id/send')
  const roots = spans.filter(({ parentSpanId }) => !parentSpanId)
  const [server, consumer] = [2, 5]
  expect(roots.map(({ kind, name }) => [kind, name.startsWith('job ')])).toEqual(
    roots.map(({ name }) => (name.startsWith('job ') ? [consumer, true] : [server, false])),
  )
})

it('is named by the lines of the log that belong to it', async () => {
  const { token, path } = await converseAt(api)
  ai.script(() => ({ status: 401 }))
  spans.length = 0
  const { status } = await callApi(shellOrigin, 'POST', path, { token, body: { message: 'Ciao' } })
  expect(status).toBe(503)
  const { traceId, spanId } = await spanOf('POST /api/chat/:session_id/send')
  const line = api
    .log()
    .split('\n')
    .find((each) => each.includes('reply attempt 1 failed'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ trace_id: traceId, span_id: spanId })
})
