import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { readRegistryAt } from '../registry.ts'
import { httpStore } from './http-store.ts'
import { AUTHORIZATION, putServer } from './put-server.fixture.ts'
import type { Store } from './store.ts'

let server: Awaited<ReturnType<typeof putServer>>
let store: Store

/** Answers everything from now on. */
const always = (answer: (request: IncomingMessage, response: ServerResponse) => unknown) =>
  server.fail((request, response) => {
    request.resume()
    answer(request, response)
    return true
  })

beforeEach(async () => {
  server = await putServer()
  store = httpStore(`${server.address}/`, { authorization: AUTHORIZATION })
})

afterEach(() => server.close())

it('keeps the credential where a server leads elsewhere', async () => {
  const elsewhere = await putServer()
  const seen: unknown[] = []
  elsewhere.fail(({ headers }) => {
    seen.push(headers.authorization)
    return false
  })
  always((_, response) => response.writeHead(307, { location: `${elsewhere.address}/a` }).end())
  await expect(store.read('a')).rejects.toThrow(`${server.address}/a leads elsewhere (307)`)
  await expect(store.write('a', Buffer.from('a'))).rejects.toThrow('leads elsewhere')
  expect(seen).toEqual([])
  elsewhere.close()
})

it('asks for a credential where there is none', async () => {
  await expect(httpStore(server.address).read('a')).rejects.toThrow('set RELEASE_AUTHORIZATION')
})

it.each(['Bearer a\nb-secret', 'Bearer é-secret'])(
  'takes no %j for a header, and does not show it',
  (value) => {
    const open = () => httpStore(server.address, { authorization: value })
    expect(open).toThrow('RELEASE_AUTHORIZATION')
    expect(open).not.toThrow('secret')
  },
)

it.each([
  ['without an ETag', {}, '[]', 'strong ETag'],
  ['with a weak one', { etag: 'W/"1"' }, '[]', 'strong ETag'],
  ['that is a page', { etag: '"1"' }, '<html>', 'is no registry'],
  ['that is no list', { etag: '"1"' }, '{}', 'is no registry'],
])('takes no registry %s', async (_, headers, text, message) => {
  always((_request, response) => response.writeHead(200, headers).end(text))
  await expect(readRegistryAt({ store, path: 'remotes.json' })).rejects.toThrow(message)
})

it('says of a file what it is', async () => {
  const types: unknown[] = []
  server.fail(({ headers }) => {
    types.push(headers['content-type'])
    return false
  })
  for (const name of ['a.js', 'mf-manifest.json', 'a.css']) await store.write(name, Buffer.from('a'))
  expect(types).toEqual([
    'application/javascript; charset=utf-8',
    'application/json; charset=utf-8',
    'text/css; charset=utf-8',
  ])
})
