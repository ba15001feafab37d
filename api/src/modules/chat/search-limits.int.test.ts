import {
  callWhileLocked,
  createCompanion,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())

async function searcher() {
  const user: TestUser = await registerUser(api)
  const companionId = await createCompanion(api, user)
  return () => api.call('GET', `/api/companions/${companionId}/messages?search=ciao`, { token: user.token })
}

it('searches once at a time for a person, whoever else searches', async () => {
  const [search, searchOfAnother] = [await searcher(), await searcher()]
  const answers = await callWhileLocked(
    api,
    ({ manager }) => manager.query('lock table messages in access exclusive mode'),
    [search, searchOfAnother, search, search],
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429])
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers.get('retry-after')).toBe('1')
  expect((await search()).status).toBe(200)
})

it('searches so often a minute', async () => {
  const search = await searcher()
  for (let time = 0; time < 120; time++) expect((await search()).status).toBe(200)
  expect((await search()).body.code).toBe('rate_limited')
})
