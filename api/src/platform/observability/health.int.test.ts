import { startTestApi, type TestApi, waitUntil } from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { DataSource } from 'typeorm'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => api.close())

describe('health', () => {
  test.each(['/api/health', '/api/health/live', '/api/health/ready'])(
    '%s answers without a token',
    async (path) => {
      expect(await api.call('GET', path)).toMatchObject({ status: 200, body: { status: 'ok' } })
    },
  )

  longTest(
    'says that the process is dead while it does not get through to a database that is there',
    async () => {
      const statusOf = async (path: string) => (await api.call('GET', path)).status
      const dataSource = api.app.get(DataSource)
      const runners = Array.from({ length: 12 }, () => dataSource.createQueryRunner())
      await Promise.all(runners.map((runner) => runner.connect()))
      expect(await statusOf('/api/health/live')).toBe(200)
      expect(await statusOf('/api/health/ready')).toBe(503)
      const { now } = Date
      jest.spyOn(Date, 'now').mockImplementation(() => now() + 31_000)
      await waitUntil(async () => (await statusOf('/api/health/live')) === 503)
      await Promise.all(runners.map((runner) => runner.release()))
      await waitUntil(async () => (await statusOf('/api/health/live')) === 200)
    },
  )
})
