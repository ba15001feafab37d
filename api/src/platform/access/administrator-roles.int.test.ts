import { randomUUID } from 'node:crypto'
import { createAdmin, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import {
  type AdministratorRole,
  administratorRoles,
  allEndpoints,
  type EndpointDefinition,
  mayEnter,
} from '@confida/contracts'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

let api: TestApi
const people = new Map<AdministratorRole, TestUser>()
beforeAll(async () => {
  api = await startTestApi()
  for (const administrator_role of administratorRoles)
    people.set(administrator_role, await createAdmin(api, { administrator_role }))
})
afterAll(() => api?.close())

const tokenOf = (role: AdministratorRole) => people.get(role)?.token ?? ''

/** About a record that is not there, and with an empty body. */
const call = ({ method, path }: EndpointDefinition, token: string) =>
  api.call(method, path.replace(/:\w+/g, randomUUID()), { token, ...(method === 'GET' ? {} : { body: {} }) })

const calls = allEndpoints
  .filter(({ permission }) => permission === 'admin')
  .flatMap((endpoint) => administratorRoles.map((role) => [role, endpoint.id, endpoint] as const))

const isWithin = (role: AdministratorRole, { area }: EndpointDefinition) => !!area && mayEnter(role, area)
const forbidden = [403, 'forbidden']

describe('every administrator’s call that the contracts state', () => {
  it.each(calls.filter(([role, , endpoint]) => !isWithin(role, endpoint)))(
    'refuses %s %s, outside of the areas of the role',
    async (role, _, endpoint) => {
      const { status, body } = await call(endpoint, tokenOf(role))
      expect([status, body?.code]).toEqual(forbidden)
    },
  )

  it.each(calls.filter(([role, , endpoint]) => isWithin(role, endpoint)))(
    'lets %s in to %s',
    async (role, _, endpoint) => {
      const { status, body } = await call(endpoint, tokenOf(role))
      expect([status, body?.code]).not.toEqual(forbidden)
      expect(status).toBeLessThan(500)
    },
  )
})
