import { randomUUID } from 'node:crypto'
import { registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { allEndpoints, type EndpointDefinition } from '@confida/contracts'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

let api: TestApi
let user: TestUser
beforeAll(async () => {
  api = await startTestApi()
  user = await registerUser(api)
})
afterAll(() => api?.close())

const withPermission = (...permissions: EndpointDefinition['permission'][]) =>
  allEndpoints
    .filter(({ permission }) => permissions.includes(permission))
    .map((endpoint) => [endpoint.id, endpoint] as const)

/** As a user or a visitor, about a record that is not there, and with an empty body. */
const call = ({ method, path }: EndpointDefinition, token?: string) =>
  api.call(method, path.replace(/:\w+/g, randomUUID()), {
    ...(token ? { token } : {}),
    ...(method === 'GET' ? {} : { body: {} }),
  })

describe('every endpoint that the contracts state is served', () => {
  it.each(withPermission('public'))('%s, to visitors', async (_, endpoint) => {
    const { status, body } = await call(endpoint)
    expect(body?.code).not.toBe('not_found')
    expect(status).toBeLessThan(500)
  })

  it.each(withPermission('user', 'admin'))('%s, not to visitors', async (_, endpoint) => {
    const { status, body } = await call(endpoint)
    expect([status, body?.code]).toEqual([401, 'token_missing'])
  })

  it.each(withPermission('admin'))('%s, to administrators only', async (_, endpoint) => {
    const { status, body } = await call(endpoint, user.token)
    expect([status, body?.code]).toEqual([403, 'forbidden'])
  })
})
