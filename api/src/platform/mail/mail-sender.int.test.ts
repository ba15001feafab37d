import {
  createAdmin,
  mailsTo,
  registerUser,
  resetCodeFor,
  startTestApi,
  type TestApi,
  waitUntil,
} from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { Jobs } from '../jobs/jobs.ts'
import { Outbox } from './outbox.ts'

let received: { from?: string; to: string[]; raw: string }[]
let refusals: number
let refusal = 451
let smtpUrl: string
let server: SMTPServer
let api: TestApi

beforeAll(async () => {
  received = []
  refusals = 0
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const isKnown = !address.startsWith('nobody')
      done(isKnown ? null : Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    },
    async onData(stream, session, done) {
      let raw = ''
      for await (const chunk of stream) raw += chunk
      if (refusals-- > 0)
        return done(
          Object.assign(new Error(`${session.envelope.rcptTo[0]?.address}: try again`), {
            responseCode: refusal,
          }),
        )
      const { mailFrom, rcptTo } = session.envelope
      received.push({
        from: mailFrom ? mailFrom.address : undefined,
        to: rcptTo.map(({ address }) => address),
        raw,
      })
      done()
    },
  })
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () =>
      resolve((listening.address() as { port: number }).port),
    )
  })
  smtpUrl = `smtp://127.0.0.1:${port}`
  api = await startTestApi({
    config: {
      smtpUrl,
      publicUrl: 'https://confida.example',
      replyTo: 'aiuto@confida.example',
    },
  })
})
afterAll(async () => {
  await api?.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

const register = (email: string, name = 'Zoë Ünal') =>
  api.call('POST', '/api/auth/register', { body: { name, email, password: 'segreto' } })

it('sends the mail and says so in the outbox', async () => {
  await register('zoe@example.com')
  const [mail] = await mailsTo(api, 'zoe@example.com')
  expect(mail).toMatchObject({ state: 'sent', attempts: 1, sent_at: expect.anything(), last_error: null })
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['zoe@example.com'])
  const parsed = await PostalMime.parse(received[0]?.raw ?? '')
  expect(parsed.from).toEqual({ name: 'Confida', address: 'noreply@confida.example' })
  expect(parsed.messageId).toMatch(/^<[0-9a-f-]{36}@confida\.example>$/)
  expect(parsed.replyTo).toEqual([{ name: '', address: 'aiuto@confida.example' }])
  expect(parsed.subject).toBe('Ti diamo il benvenuto su Confida, Zoë Ünal')
  expect(parsed.text).toContain('https://confida.example')
  expect(parsed.html).toContain('<a href="https://confida.example" dir="ltr">')
  expect(received[0]?.raw).toMatch(/^Content-Type: multipart\/alternative/m)
})

it('takes what people write for text: in headers, in HTML, and where it looks like a variable', async () => {
  const name = '<b>Zoë</b>\r\nBcc: x@example.com {{user_email}}'
  // Registration refuses such a name by now; one that is stored already must do no harm either.
  const { id } = await registerUser(api, { email: 'header@example.com' })
  await api.database.transaction((transaction) =>
    api.app
      .get(Outbox)
      .post(
        { template: 'welcome', user: { id, name, email: 'header@example.com' }, language: 'it' },
        transaction,
      ),
  )
  await waitUntil(async () => received.some(({ raw }) => raw.includes('Bcc')))
  const mail = received.at(-1)
  expect(mail?.to).toEqual(['header@example.com'])
  const parsed = await PostalMime.parse(mail?.raw ?? '')
  expect(parsed.bcc).toBeUndefined()
  expect(parsed.subject).toContain('<b>Zoë</b> Bcc: x@example.com {{user_email}}')
  expect(parsed.html).toContain('&lt;b&gt;Zoë&lt;/b&gt;')
  expect(parsed.html).not.toContain('<b>')
})

it('sends a reset code to who it is for, and shows administrators only that it was sent', async () => {
  const user = await registerUser(api, { email: 'reset@example.com' })
  await api.call('POST', '/api/auth/password-reset-request', { body: { email: user.email } })
  const code = await resetCodeFor(api, user.email)
  expect(received.at(-1)?.to).toEqual([user.email])
  expect((await PostalMime.parse(received.at(-1)?.raw ?? '')).text).toContain(code)
  const admin = await createAdmin(api)
  const get = async (search: string) =>
    (await api.call('GET', `/api/admin/outbox?search=${search}`, { token: admin.token })).body
  const [mail] = await get(user.email)
  expect(mail).toMatchObject({ state: 'sent', content: expect.stringContaining('••••••') })
  expect(JSON.stringify(mail)).not.toContain(code)
})

it('gives a mail up after its last attempt, and sends it when an administrator asks for it', async () => {
  refusals = 1
  await register('dead@example.com')
  await settledOnce('dead@example.com')
  // Its last attempt, and time for it; the queue notes a failure a moment after the outbox.
  await waitUntil(async () => {
    const jobs = await api.database.rows({
      name: '',
      text: `update pgboss.job set retry_count = 8, start_after = now() where name = 'mail.send' and state = 'retry'
             and data ->> 'outbox_id' = (select id::text from outbox where recipient = 'dead@example.com')
             returning id`,
    })
    return jobs.length > 0
  })
  refusals = 1
  api.app.get(Jobs).wake(['mail.send'])
  const [dead] = await mailsTo(api, 'dead@example.com')
  expect(dead).toMatchObject({ state: 'failed', attempts: 2 })
  const admin = await createAdmin(api)
  const { body } = await api.call('GET', '/api/admin/outbox?state=failed', { token: admin.token })
  expect(body).toMatchObject([{ recipient: 'dead@example.com', last_error: expect.stringContaining('451') }])
  await api.call('POST', `/api/admin/outbox/${body[0].id}/retry`, { token: admin.token })
  expect(await mailsTo(api, 'dead@example.com')).toMatchObject([{ state: 'sent', attempts: 3 }])
})

it('keeps a mail that the server refuses for later, with the reason', async () => {
  refusals = 1
  await register('later@example.com')
  const mail = await settledOnce('later@example.com')
  // The server's words hold the address.
  expect(mail).toMatchObject({ state: 'queued', attempts: 1, last_error: 'EMESSAGE 451' })
})

it('never sends a code that has died while its mail waited', async () => {
  const user = await registerUser(api, { email: 'waiting@example.com' })
  refusals = 1
  await api.call('POST', '/api/auth/password-reset-request', { body: { email: user.email } })
  await settledOnce(user.email)
  const run = (text: string) => api.database.rows({ name: '', text }, [user.email])
  await run(
    `update outbox set expires_at = expires_at - interval '10 minutes' where recipient = $1 returning id`,
  )
  await waitUntil(async () => {
    const jobs = await run(
      `update pgboss.job set start_after = now() where name = 'mail.send' and state = 'retry'
       and data ->> 'outbox_id' = (select id::text from outbox where recipient = $1) returning id`,
    )
    return jobs.length > 0
  })
  api.app.get(Jobs).wake(['mail.send'])
  const [mail] = await mailsTo(api, user.email)
  expect(mail).toMatchObject({ state: 'failed', last_error: 'expired' })
  expect(received.flatMap(({ to }) => to)).not.toContain(user.email)
})

it.each([500, 550])('gives a mail up at once that the server refuses for good, with %d', async (code) => {
  refusals = 1
  refusal = code
  await register(`refused.${code}@example.com`)
  const [mail] = await mailsTo(api, `refused.${code}@example.com`)
  refusal = 451
  expect(mail).toMatchObject({ state: 'failed', attempts: 1, last_error: `EMESSAGE ${code}`, sent_at: null })
})

it('gives a mail up at once whose reader the server does not know', async () => {
  await register('nobody@example.com')
  const [mail] = await mailsTo(api, 'nobody@example.com')
  expect(mail).toMatchObject({ state: 'failed', attempts: 1, last_error: 'EENVELOPE 550', sent_at: null })
})

it('sends nothing twice for a job that comes again, and is done with it', async () => {
  await register('twice@example.com')
  await mailsTo(api, 'twice@example.com')
  const [mail] = (await outbox('twice@example.com')).rows
  await api.database.transaction((transaction) =>
    api.app.get(Jobs).enqueue('mail.send', { outbox_id: mail?.id as string }, transaction),
  )
  await waitUntil(async () => {
    const text = `select from pgboss.job where state = 'completed' and data ->> 'outbox_id' = $1`
    return (await api.database.rows({ name: '', text }, [mail?.id])).length === 2
  })
  expect(received.filter(({ to }) => to.includes('twice@example.com'))).toHaveLength(1)
  expect((await outbox('twice@example.com')).rows).toMatchObject([{ attempts: 1 }])
})

it('sends a mail to its address alone, and under an id that is the same at each attempt', async () => {
  await register('alone@example.com')
  await mailsTo(api, 'alone@example.com')
  const [mail] = (await outbox('alone@example.com')).rows
  const parsed = await PostalMime.parse(received.at(-1)?.raw ?? '')
  expect(parsed.to).toEqual([{ name: '', address: 'alone@example.com' }])
  expect(parsed.messageId).toBe(`<${mail?.id}@confida.example>`)
})

longTest('comes from whom a setting says, also one with signs that have a meaning in a header', async () => {
  const mailFrom = { name: 'Zoë, Confida; "due"', address: 'posta@example.org' }
  const other = await startTestApi({ config: { smtpUrl, mailFrom } })
  try {
    await other.call('POST', '/api/auth/register', {
      body: { name: 'Anna', email: 'from@example.com', password: 'segreto' },
    })
    await mailsTo(other, 'from@example.com')
    const mail = received.at(-1)
    expect(mail).toMatchObject({ from: 'posta@example.org', to: ['from@example.com'] })
    expect((await PostalMime.parse(mail?.raw ?? '')).from).toEqual(mailFrom)
  } finally {
    await other.close()
  }
})

longTest('blames no mail for a server that does not let us in, or is not there', async () => {
  const strict = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('not you'), { responseCode: 535 })),
  })
  const port = await new Promise<number>((resolve) => {
    const listening = strict.listen(0, '127.0.0.1', () =>
      resolve((listening.address() as { port: number }).port),
    )
  })
  const other = await startTestApi({ config: { smtpUrl: `smtp://anna:wrong@127.0.0.1:${port}` } })
  try {
    await other.call('POST', '/api/auth/register', {
      body: { name: 'Anna', email: 'kept@example.com', password: 'segreto' },
    })
    const attempt = async (count: number) => {
      let mail: Record<string, unknown> | undefined
      await waitUntil(async () => {
        ;[mail] = await other.database.rows({ name: '', text: 'select * from outbox' })
        return mail?.attempts === count
      })
      return mail
    }
    expect(await attempt(1)).toMatchObject({ state: 'queued', last_error: 'EAUTH 535' })
    await new Promise<void>((resolve) => strict.close(resolve))
    // The attempt is noted in the outbox before the job is put back.
    const letTimePass = `update pgboss.job set start_after = now() where name = 'mail.send' and state = 'retry' returning id`
    await waitUntil(async () => (await other.database.rows({ name: '', text: letTimePass })).length > 0)
    await waitUntil(async () => {
      other.app.get(Jobs).wake(['mail.send'])
      const [mail] = await other.database.rows({ name: '', text: 'select attempts from outbox' })
      return mail?.attempts === 2
    })
    expect(await attempt(2)).toMatchObject({ state: 'queued', last_error: 'ESOCKET' })
  } finally {
    await other.close()
  }
})

it('is posted with its job or not at all: where that cannot be stored, nobody is registered', async () => {
  jest.spyOn(api.app.get(Jobs), 'enqueue').mockRejectedValueOnce(new Error('no queue'))
  expect((await register('jobless@example.com')).status).toBe(500)
  expect((await register('jobless@example.com')).status).toBe(201)
  expect(await mailsTo(api, 'jobless@example.com')).toHaveLength(1)
})

it('posts nothing for a user that was not made', async () => {
  const taken = await registerUser(api)
  expect((await register(taken.email)).status).toBe(409)
  const { rows } = await outbox(taken.email)
  expect(rows).toEqual([])
})

async function outbox(address: string) {
  const sql = { name: 'test.outbox', text: 'select * from outbox where recipient = $1' }
  return { rows: await api.database.rows<{ id: string; attempts: number }>(sql, [address]) }
}

async function settledOnce(address: string) {
  for (;;) {
    const [mail] = (await outbox(address)).rows
    if (mail?.attempts) return mail
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
