import { request } from 'node:http'
import { connect } from 'node:net'
import { startTestApi, type TestApi } from '@confida/api/testing'
import { endpoint, id } from '@confida/contracts'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Controller, Get, Module } from '@nestjs/common'
import * as z from 'zod/mini'
import { AppError } from './app-error.ts'
import { type Call, Serve } from './serve.ts'

const thing = z.object({ name: z.string(), count: z.int() })
const base = { summary: '', permission: 'public' } as const
const echo = endpoint({
  ...base,
  id: 'test.echo',
  method: 'POST',
  path: '/api/test/things/:id',
  params: z.object({ id }),
  query: z.object({ loud: z.optional(z.enum(['yes', 'no'])) }),
  body: z.object({ name: z.string().check(z.trim(), z.minLength(2), z.maxLength(5)), count: z.int() }),
  response: thing,
  status: 201,
  notFound: 'companion_not_found',
})
const touch = endpoint({
  ...base,
  id: 'test.touch',
  method: 'PATCH',
  path: '/api/test/touch',
  response: thing,
})
const remove = endpoint({
  ...base,
  id: 'test.remove',
  method: 'DELETE',
  path: '/api/test/things',
  response: thing,
})
const fail = endpoint({ ...base, id: 'test.fail', method: 'GET', path: '/api/test/fail', response: thing })
const lie = endpoint({ ...base, id: 'test.lie', method: 'GET', path: '/api/test/lie', response: thing })
const busy = endpoint({ ...base, id: 'test.busy', method: 'GET', path: '/api/test/busy', response: thing })
const own = endpoint({
  ...base,
  id: 'test.own',
  method: 'GET',
  path: '/api/test/own',
  response: thing,
  responseKind: 'csv',
})

@Controller()
class TestController {
  @Serve(echo)
  echo({ body, query }: Call<typeof echo>) {
    const name = query.loud === 'yes' ? body.name.toUpperCase() : body.name
    const stored = { name, count: body.count, password_hash: 'never to be seen' }
    return stored
  }

  @Serve(touch)
  touch() {
    return { name: 'touched', count: 1 }
  }

  @Serve(remove)
  remove() {
    return { name: 'removed', count: 1 }
  }

  @Serve(fail)
  fail(): never {
    throw new Error('select secret from /srv/confida/internals')
  }

  @Serve(lie)
  lie() {
    return { name: 'no count' } as never
  }

  @Serve(busy)
  busy(): never {
    throw new AppError('rate_limited', { seconds: 42 })
  }

  @Serve(own)
  own({ reply }: Call<typeof own>): undefined {
    reply.type('text/csv').send('a;b')
  }

  @Get('/api/test/undeclared')
  undeclared() {
    return 'open'
  }
}

@Module({ controllers: [TestController] })
class TestModule {}

const ID = '7a0c1f1e-3c8b-4d5e-9f60-1a2b3c4d5e6f'
const path = `/api/test/things/${ID}`
const json = { 'content-type': 'application/json' }

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ modules: [TestModule] })
})
afterAll(() => api.close())

/** Sends a request as it is written, which `fetch` would not. */
function send(method: string, target: string, headers: Record<string, string> = {}, body?: string) {
  const { hostname, port } = new URL(api.origin)
  return new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    const call = request({ hostname, port, method, path: target, headers }, async (response) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode, body: text ? JSON.parse(text) : undefined })
    })
    call.on('error', reject)
    call.end(body)
  })
}

function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(api.origin)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.end(text))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const errorOf = (code: string) => ({ detail: expect.any(String), code })

describe('an endpoint', () => {
  test('gets parsed input and answers with its status, without what its schema does not name', async () => {
    const answer = await api.call('POST', `${path}?loud=yes`, {
      body: { name: ' luna ', count: 2, role: 'admin' },
    })
    expect(answer).toMatchObject({ status: 201, body: { name: 'LUNA', count: 2 } })
    expect(answer.text).not.toContain('password')
  })

  test('names each refused field with a sentence in the language of the request', async () => {
    const body = { name: 'x' }
    const italian = await api.call('POST', path, { body })
    const english = await api.call('POST', path, { body, headers: { 'accept-language': 'en-GB' } })
    expect(italian).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_input',
        fields: { name: 'Inserisci almeno 2 caratteri.', count: 'Campo obbligatorio.' },
      },
    })
    expect(english.body.fields.name).not.toBe(italian.body.fields.name)
    expect(english.body.detail).not.toBe(italian.body.detail)
  })

  test.each([['[]'], ['"text"'], ['null'], [undefined]])('refuses the body %s', async (body) => {
    expect(await send('POST', path, json, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    })
  })

  test('refuses a wrong query', async () => {
    const answer = await api.call('POST', `${path}?loud=perhaps`, { body: { name: 'luna', count: 1 } })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { loud: expect.any(String) } },
    })
  })

  test('answers a malformed id like an unknown one', async () => {
    const answer = await api.call('POST', '/api/test/things/abc', { body: { name: 'luna', count: 1 } })
    expect(answer).toMatchObject({ status: 404, body: errorOf('companion_not_found') })
  })

  test('may answer for itself', async () => {
    expect(await api.call('GET', '/api/test/own')).toMatchObject({ status: 200, text: 'a;b' })
  })

  test('that answers against its contract is an internal error', async () => {
    expect(await api.call('GET', '/api/test/lie')).toMatchObject({
      status: 500,
      body: errorOf('internal_error'),
    })
  })

  test('without an endpoint object is refused', async () => {
    expect(await api.call('GET', '/api/test/undeclared')).toMatchObject({
      status: 403,
      body: errorOf('forbidden'),
    })
  })
})

describe('every error has the one shape', () => {
  test('unforeseen: nothing of it leaks', async () => {
    const answer = await api.call('GET', '/api/test/fail')
    expect(answer).toMatchObject({ status: 500, body: errorOf('internal_error') })
    expect(answer.text).not.toMatch(/select|srv|Error|stack/)
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  })

  test('rate limit: Retry-After and the wait in the sentence', async () => {
    const answer = await api.call('GET', '/api/test/busy')
    expect(answer).toMatchObject({
      status: 429,
      body: { detail: 'Troppi tentativi. Riprova tra 42 secondi.' },
    })
    expect(answer.headers.get('retry-after')).toBe('42')
  })

  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  test.each([
    ['broken JSON', 'POST', path, json, '{"name":', 400, 'malformed_json'],
    ['JSON of 33 levels', 'POST', path, json, nested(33), 400, 'malformed_json'],
    ['a NUL in a string', 'POST', path, json, '{"name":"a\\u0000b","count":1}', 400, 'invalid_input'],
    ['a NUL in the address', 'GET', '/api/health?x=%00', {}, undefined, 400, 'invalid_input'],
    ['a bad address', 'GET', '/api/%E0%A4%A', {}, undefined, 400, 'malformed_request'],
    ['an over-long parameter', 'POST', `/api/test/things/${'a'.repeat(300)}`, json, '{}', 404, 'not_found'],
    ['an unknown route', 'GET', '/api/nothing', {}, undefined, 404, 'not_found'],
    ['another method', 'DELETE', '/api/health', {}, undefined, 404, 'not_found'],
    ['a body over 1 MB', 'POST', path, json, `"${'x'.repeat(1_048_577)}"`, 413, 'payload_too_large'],
    [
      'another media type',
      'POST',
      path,
      { 'content-type': 'text/plain' },
      'x',
      415,
      'unsupported_media_type',
    ],
    [
      'DELETE with a JSON type and no body',
      'DELETE',
      '/api/test/things',
      json,
      undefined,
      400,
      'malformed_json',
    ],
    [
      'a header over 16 KB',
      'GET',
      '/api/health',
      { 'x-long': 'x'.repeat(20_000) },
      undefined,
      431,
      'headers_too_large',
    ],
  ])('%s', async (_, method, target, headers, body, status, code) => {
    expect(await send(method, target, headers as Record<string, string>, body)).toEqual({
      status,
      body: errorOf(code),
    })
  })

  test.each([
    ['announced', 'content-length: 8000000', (chunk: string) => chunk],
    ['in chunks', 'transfer-encoding: chunked', (chunk: string) => `f4240\r\n${chunk}\r\n`],
  ])('a sender of a long body, %s, may end it and go on with the connection', async (_, framing, framed) => {
    const { hostname, port } = new URL(api.origin)
    const socket = connect(Number(port), hostname)
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    const write = (text: string) => new Promise<void>((resolve) => socket.write(text, () => resolve()))
    await write(head)
    for (let part = 0; part < 8; part++) await write(framed('x'.repeat(1_000_000)))
    if (framing.endsWith('chunked')) await write('0\r\n\r\n')
    await write('GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    await new Promise<void>((resolve, reject) => socket.on('end', resolve).on('error', reject))
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
  })

  test.each([
    [10, 10],
    [11, 0],
  ])('of %d requests that are sent at once on a connection, %d are answered', async (sent, answered) => {
    const { hostname, port } = new URL(api.origin)
    const request = (connection: string) =>
      `GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: ${connection}\r\n\r\n`
    const socket = connect(Number(port), hostname)
    let answers = ''
    socket.on('data', (data) => {
      answers += data
    })
    socket.on('error', () => undefined)
    socket.write(request('keep-alive').repeat(sent - 1) + request('close'))
    await new Promise((resolve) => socket.once('close', resolve))
    expect(answers.match(/HTTP\/1\.1 200/g) ?? []).toHaveLength(answered)
  })

  test('bad framing', async () => {
    const answer = await sendRaw('GET /api/health HTTP/1.1\r\nhost: x\r\ncontent-length: many\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(errorOf('malformed_request'))
  })

  test('JSON of 32 levels is read', async () => {
    expect(await send('POST', path, json, nested(32))).toMatchObject({ body: { code: 'invalid_input' } })
  })

  test('an escaped backslash before u0000 is no NUL', async () => {
    const answer = await send('POST', path, json, '{"name":"a\\\\u0000","count":1}')
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { name: 'Inserisci al massimo 5 caratteri.' } },
    })
  })

  test('a PATCH with a JSON type and no body is fine where the endpoint takes none', async () => {
    expect(await send('PATCH', '/api/test/touch', json)).toMatchObject({ status: 200 })
  })
})

test.each(['/api/health', '/api/nowhere', '/api/auth/profile'])(
  '%s says to browsers what they may not do with its answer',
  async (path) => {
    const { headers } = await api.call('GET', path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    })
  },
)

describe('the anti-forgery pair', () => {
  test('is offered to a client that has none, readable and bound to the site', async () => {
    const first = await api.call('GET', '/api/health')
    expect(first.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[\w-]{22}; Path=\/; SameSite=Lax$/)
    const overTls = await api.call('GET', '/api/health', { headers: { 'x-forwarded-proto': 'https' } })
    expect(overTls.headers.get('set-cookie')).toMatch(/; SameSite=Lax; Secure$/)
    const later = await api.call('GET', '/api/health', { headers: { cookie: 'a=b; XSRF-TOKEN=abc' } })
    expect(later.headers.get('set-cookie')).toBeNull()
  })

  test('has to match on writing calls that carry the cookie', async () => {
    const cookie = 'XSRF-TOKEN=abc; other=1'
    const call = (headers: Record<string, string>) => api.call('PATCH', '/api/test/touch', { headers })
    expect(await call({ cookie })).toMatchObject({ status: 403, body: errorOf('csrf_mismatch') })
    expect(await call({ cookie, 'x-xsrf-token': 'abd' })).toMatchObject({ status: 403 })
    expect(await call({ cookie, 'x-xsrf-token': 'abc' })).toMatchObject({ status: 200 })
    expect(await call({})).toMatchObject({ status: 200 })
  })
})
