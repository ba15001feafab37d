import { randomUUID } from 'node:crypto'
import {
  changeTicket,
  createAdmin,
  loginTicket,
  registerUser,
  setUpApp,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { allEndpoints, type EndpointDefinition } from '@confida/contracts'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

let api: TestApi
let users: Record<string, TestUser>
beforeAll(async () => {
  api = await startTestApi({ config: { rateLimitPerAddress: 0, rateLimitOverall: 0 } })
})
afterAll(() => api?.close())

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Of other types, empty, huge, and what PostgreSQL, Unicode, JavaScript or WebAuthn stumble over. */
const hostile: unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e%00\r\n',
  'x'.repeat(50_000),
  [],
  [null],
  Array.from({ length: 5_000 }, () => 'x'),
  {},
  { length: 1e9 },
  JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":1}}'),
  nested(60),
  { id: 'x', rawId: 'x', type: 'public-key', response: null, clientExtensionResults: 1 },
  {
    id: base64('x'),
    rawId: base64('x'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: base64({ type: 'webauthn.create', challenge: 1, origin: [] }),
      attestationObject: 'AA',
      authenticatorData: 'AA',
      signature: 'AA',
      userHandle: 'AA',
      transports: 1,
    },
  },
]

/** What a field has in an honest call, as far as any of its name. */
const honest = async ({ permission }: EndpointDefinition): Promise<Record<string, unknown>> => ({
  ticket: await (permission === 'public'
    ? loginTicket(api, users.two as TestUser)
    : changeTicket(api, users.one as TestUser)
  ).then((given) => (typeof given === 'string' ? given : given.ticket)),
  password: users.one?.password,
  current_password: users.one?.password,
  new_password: 'un altro segreto',
  email: users.one?.email,
  name: 'Anna',
  code: '123456',
  token: randomUUID(),
  passkey: {},
  message: 'Ciao',
})

const fieldsOf = ({ body, query }: EndpointDefinition): [string[], string[]] => {
  const keys = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})
  return [keys(body), keys(query)]
}

it.each(allEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async (_, endpoint) => {
  users = { one: await registerUser(api), two: await registerUser(api), admin: await createAdmin(api) }
  await setUpApp(api, users.two as TestUser)
  const { token } = endpoint.permission === 'admin' ? (users.admin as TestUser) : (users.one as TestUser)
  const [bodyFields, queryFields] = fieldsOf(endpoint)
  const good = await honest(endpoint)
  // So that there is a challenge that a passkey has to answer.
  for (const call of ['second-factors', 'second-step'])
    await api.call('POST', `/api/auth/${call}/passkey`, { body: { ticket: good.ticket } })
  const faults: string[] = []
  const ask = async (what: string, path: string, body?: unknown) => {
    const answer = await fetch(api.origin + path, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: endpoint.method === 'GET' ? undefined : JSON.stringify(body ?? {}),
      redirect: 'manual',
    })
    await answer.body?.cancel()
    if (answer.status >= 500) faults.push(`${answer.status} for ${what}`)
  }
  const path = endpoint.path.replace(/:\w+/g, users.two?.id ?? '')
  const short = (value: unknown) => JSON.stringify(value).slice(0, 60)
  for (const value of hostile) {
    if (endpoint.method !== 'GET') await ask(`the body ${short(value)}`, path, value)
    for (const field of bodyFields)
      await ask(`${field}: ${short(value)}`, path, {
        ...Object.fromEntries(bodyFields.map((key) => [key, good[key]])),
        [field]: value,
      })
    if (typeof value !== 'string' || value.length > 5_000 || !value.isWellFormed()) continue
    for (const field of queryFields)
      await ask(`?${field}=${short(value)}`, `${path}?${field}=${encodeURIComponent(value)}`)
    if (value) await ask(`the id ${short(value)}`, endpoint.path.replace(/:\w+/g, encodeURIComponent(value)))
  }
  expect(faults).toEqual([])
})
