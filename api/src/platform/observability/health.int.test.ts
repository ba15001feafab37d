import { startTestApi, type TestApi } from '@confida/api/testing'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('health', () => {
  test.each(['/api/health', '/api/health/live', '/api/health/ready'])(
    '%s answers without a token',
    async (path) => {
      expect(await api.call('GET', path)).toMatchObject({ status: 200, body: { status: 'ok' } })
    },
  )
})
