import { getHomepage, getProfile } from '@confida/contracts'
import { afterEach, expect, it, jest } from '@jest/globals'
import { createHttpClient } from './http-client.ts'

jest.mock('ky', () => {
  throw new Error('This is loaded when somebody logs in.')
})

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

it('reads what anybody may read without loading further code', async () => {
  const calls: unknown[] = []
  globalThis.fetch = async (input, init) => {
    calls.push([String(input), Object.fromEntries(new Headers(init?.headers))])
    return Response.json({ ok: true })
  }
  const client = createHttpClient({ token: () => 't', language: () => 'ar' })
  expect(await client.call(getHomepage)).toEqual({ ok: true })
  await expect(client.call(getProfile)).rejects.toMatchObject({ details: { status: 0 } })
  const headers = { accept: 'application/json', 'accept-language': 'ar' }
  expect(calls).toEqual([[`${location.origin}/api/homepage`, headers]])
})
