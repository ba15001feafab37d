import {
  callWhileLocked,
  createCompanion,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
  waitUntil,
} from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { DataSource } from 'typeorm'

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

longTest('finds words by an index, however long the conversation is', async () => {
  const user = await registerUser(api)
  const companionId = await createCompanion(api, user)
  await api.app.get(DataSource).query(
    `insert into messages (owner_id, companion_id, role, content)
     select $1, $2, 'user', 'Oggi è una bella giornata, la numero ' || n || case when n = 7 then ', allo zoo' else '' end
     from generate_series(1, 5000) n`,
    [user.id, companionId],
  )
  await api.app.get(DataSource).query('analyze messages')
  const { body } = await api.call('GET', `/api/companions/${companionId}/messages?search=ALLO%20ZOO`, {
    token: user.token,
  })
  expect(body.map(({ content }: { content: string }) => content)).toEqual([
    'Oggi è una bella giornata, la numero 7, allo zoo',
  ])
  await waitUntil(async () => {
    const [index] = await api.app
      .get(DataSource)
      .query(`select idx_scan as scans from pg_stat_user_indexes where indexrelname = 'messages_search'`)
    return index.scans > 0
  })
})

it('looks for one or two letters in the newest 2,000 messages, and from page to page in those before', async () => {
  const user = await registerUser(api)
  const companionId = await createCompanion(api, user)
  await api.app.get(DataSource).query(
    `insert into messages (owner_id, companion_id, role, content)
     select $1, $2, 'user', case when n in (1, 5000, 5001, 6000) then 'Voilà, W: ' || n else 'Oggi' end
     from generate_series(1, 7000) n`,
    [user.id, companionId],
  )
  const search = async (words: string, page = '') => {
    const path = `/api/companions/${companionId}/messages?search=${encodeURIComponent(words)}${page}`
    const { body } = await api.call('GET', path, { token: user.token })
    return body.map(({ id, content }: { id: string; content: string }) => ({ id, content }))
  }
  const found = await search('w')
  expect(found.map(({ content }: { content: string }) => content)).toEqual([
    'Voilà, W: 5001',
    'Voilà, W: 6000',
  ])
  const older = await search('w', `&before=${found[0].id}`)
  expect(older.map(({ content }: { content: string }) => content)).toEqual(['Voilà, W: 5000'])
  expect(await search('à,')).toEqual(found)
  expect(await search('voil')).toHaveLength(4)
})

longTest('searches so often a minute', async () => {
  const search = await searcher()
  for (let time = 0; time < 120; time++) expect((await search()).status).toBe(200)
  expect((await search()).body.code).toBe('rate_limited')
})
