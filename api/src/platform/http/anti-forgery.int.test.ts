import { randomUUID } from 'node:crypto'
import { createAdmin, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { allEndpoints } from '@confida/contracts'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

let api: TestApi
let owner: TestUser
beforeAll(async () => {
  api = await startTestApi()
  owner = await createAdmin(api)
})
afterAll(() => api?.close())

const writing = allEndpoints.filter(({ method }) => method !== 'GET')
const forged = { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abd', 'sec-fetch-site': 'cross-site' }

describe('every writing call that the contracts state', () => {
  it.each(writing.map((endpoint) => [endpoint.id, endpoint] as const))(
    'refuses %s from a page that cannot read the anti-forgery cookie, whoever is logged in',
    async (_, { method, path }) => {
      const { status, body } = await api.call(method, path.replace(/:\w+/g, randomUUID()), {
        token: owner.token,
        headers: forged,
        body: {},
      })
      expect([status, body?.code]).toEqual([403, 'csrf_mismatch'])
    },
  )
})
