import { registerUser, startTestApi, type TestApi, type TestUser } from '@confida/api/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'

let api: TestApi
let author: TestUser

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())
beforeEach(async () => {
  author = await registerUser(api, { name: 'Anna Rossi' })
})

const send = (choices: object = {}, token: string | undefined = author.token) =>
  api.call('POST', '/api/feedback', { token, body: { message: 'Mi piace', rating: 5, ...choices } })
const stored = () =>
  api.database.rows({ name: '', text: 'select * from feedbacks where user_id = $1' }, [author.id])

it('is kept for the user of the token, whoever the body names', async () => {
  const { status, body } = await send({ user_name: 'Altro', user_email: 'altro@example.com' })
  expect(status).toBe(201)
  expect(body).toEqual({ success: true, message: 'Grazie per il tuo feedback!' })
  expect(await stored()).toMatchObject([
    { user_name: 'Anna Rossi', user_email: author.email, message: 'Mi piace', rating: 5, is_read: false },
  ])
})

it.each([
  ['a blank text', { message: '   ' }],
  ['1001 characters', { message: 'x'.repeat(1001) }],
  ['no rating', { rating: undefined }],
  ['a rating of 0', { rating: 0 }],
  ['a rating of 6', { rating: 6 }],
  ['half a star', { rating: 3.5 }],
])('is refused with %s', async (_, choices) => {
  expect(await send(choices)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(await stored()).toEqual([])
})

it('may have 1000 characters', async () => {
  expect((await send({ message: 'x'.repeat(1000) })).status).toBe(201)
})

it('needs a session', async () => {
  expect((await api.call('POST', '/api/feedback', { body: { message: 'Ciao', rating: 3 } })).status).toBe(401)
})

it('stops at twenty an hour', async () => {
  const answers = await Promise.all(Array.from({ length: 21 }, () => send()))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBeTruthy()
})
