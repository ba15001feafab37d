import { mailsTo, registerUser, startTestApi, type TestApi } from '@confida/testing/server'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

let received: { to: string[]; raw: string }[]
let refusals: number
let server: SMTPServer
let api: TestApi

beforeAll(async () => {
  received = []
  refusals = 0
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      let raw = ''
      for await (const chunk of stream) raw += chunk
      if (refusals-- > 0) return done(Object.assign(new Error('try again'), { responseCode: 451 }))
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
      done()
    },
  })
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () =>
      resolve((listening.address() as { port: number }).port),
    )
  })
  api = await startTestApi({
    config: { smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl: 'https://confida.example' },
  })
})
afterAll(async () => {
  await api?.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

const register = (email: string) =>
  api.call('POST', '/api/auth/register', { body: { name: 'Zoë Ünal', email, password: 'segreto' } })

it('sends the mail and says so in the outbox', async () => {
  await register('zoe@example.com')
  const [mail] = await mailsTo(api, 'zoe@example.com')
  expect(mail).toMatchObject({ state: 'sent', attempts: 1 })
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['zoe@example.com'])
  const parsed = await PostalMime.parse(received[0]?.raw ?? '')
  expect(parsed.from).toEqual({ name: 'Confida', address: 'noreply@confida.example' })
  expect(parsed.subject).toBe('Benvenuto su Confida, Zoë Ünal')
  expect(parsed.text).toContain('https://confida.example')
})

it('keeps a mail that the server refuses for later, with the reason', async () => {
  refusals = 1
  await register('later@example.com')
  const mail = await settledOnce('later@example.com')
  expect(mail).toMatchObject({ state: 'queued', attempts: 1, last_error: expect.stringContaining('451') })
})

it('posts nothing for an account that was not made', async () => {
  const taken = await registerUser(api)
  expect((await register(taken.email)).status).toBe(409)
  const { rows } = await outbox(taken.email)
  expect(rows).toEqual([])
})

async function outbox(address: string) {
  const sql = { name: 'test.outbox', text: 'select * from outbox where recipient = $1' }
  return { rows: await api.database.rows<{ attempts: number }>(sql, [address]) }
}

async function settledOnce(address: string) {
  for (;;) {
    const [mail] = (await outbox(address)).rows
    if (mail?.attempts) return mail
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
