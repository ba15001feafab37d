import {
  createAdmin,
  mailsTo,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '@confida/api/testing'
import { type FeedbackThread, feedbackTag } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

let received: { to: string[]; raw: string }[] = []
let server: SMTPServer
let api: TestApi
let admin: TestUser
let colleague: TestUser
let author: TestUser
let id: string

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const isKnown = !address.startsWith('nobody')
      done(isKnown ? null : Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
    },
    async onData(stream, { envelope }, done) {
      let raw = ''
      for await (const chunk of stream) raw += chunk
      received.push({ to: envelope.rcptTo.map(({ address }) => address), raw })
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  api = await startTestApi({
    config: { smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl: 'https://confida.example' },
  })
  admin = await createAdmin(api, { name: 'Ada Capo' })
  colleague = await createAdmin(api)
})
afterAll(async () => {
  await api?.close()
  await new Promise<void>((resolve) => server.close(resolve))
})
beforeEach(async () => {
  author = await registerUser(api, { name: 'Zoë Ünal' })
  await run(`update users set language = 'de' where id = $1`, [author.id])
  id = await leave('Gut & <b>schön</b>\n\n{{user_email}}')
  received = []
})

const run = (text: string, values: unknown[] = []) => api.database.rows({ name: '', text }, values)

async function leave(message: string): Promise<string> {
  await api.call('POST', '/api/feedback', { token: author.token, body: { message, rating: 4 } })
  const [row] = await run('select id from feedbacks where user_id = $1', [author.id])
  return (row as { id: string }).id
}

const read = async () => {
  const { body } = await api.call('GET', `/api/admin/feedback/${id}`, { token: admin.token })
  return body as FeedbackThread
}
interface Sending {
  by?: TestUser
  client_id?: string
  seen?: string
}
const reply = (content: string, { by = admin, client_id = crypto.randomUUID(), seen }: Sending = {}) =>
  api.call('POST', `/api/admin/feedback/${id}/replies`, {
    token: by.token,
    body: { content, client_id },
    headers: seen ? { 'if-match': seen } : {},
  })
const replyMails = () => mailsTo(api, author.email, 1, 'feedback_reply')

describe('a reply', () => {
  it('is mailed in the language of its reader, with what they wrote, all of it as text', async () => {
    const { status, body } = await reply('Danke!\n<script>alert(1)</script> {{login_url}}')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      id,
      state: 'answered',
      recipient: author.email,
      has_mail_server: true,
      replies: [{ author: 'Ada Capo', content: 'Danke!\n<script>alert(1)</script> {{login_url}}' }],
    })
    await replyMails()
    expect(received.map(({ to }) => to)).toEqual([[author.email]])
    const mail = await PostalMime.parse(received[0]?.raw ?? '')
    expect(mail.subject).toBe('Antwort auf dein Feedback')
    expect(mail.text).toContain('Hallo Zoë Ünal,')
    expect(mail.text).toContain('Danke!\n<script>alert(1)</script> {{login_url}}')
    expect(mail.text).toContain('> Gut & <b>schön</b>\n> \n> {{user_email}}')
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail.html).toContain('&gt; Gut &amp; &lt;b&gt;schön&lt;/b&gt;')
    expect((await read()).replies).toMatchObject([{ mail: 'sent' }])
  })

  it('is sent though its template is switched off', async () => {
    const toggle = () =>
      api.call('PUT', '/api/admin/email-templates/feedback_reply/toggle', { token: admin.token })
    await toggle()
    await reply('Danke')
    await toggle()
    expect(await replyMails()).toHaveLength(1)
  })

  it('is written down without its text', async () => {
    await reply('Geheim')
    expect(
      await run(`select actor_id, action, target_name, before, after from audit_log where target_id = $1`, [
        id,
      ]),
    ).toEqual([
      {
        actor_id: admin.id,
        action: 'feedback.reply',
        target_name: null,
        before: { state: 'new' },
        after: { state: 'answered' },
      },
    ])
  })

  it('says that its mail was refused', async () => {
    await run('update users set email = $2 where id = $1', [author.id, `nobody-${author.email}`])
    await reply('Danke')
    await mailsTo(api, `nobody-${author.email}`, 1, 'feedback_reply')
    expect((await read()).replies).toMatchObject([{ mail: 'failed' }])
  })

  it('stays when the outbox has let its mail go, and when its author is erased', async () => {
    const leaver = await createAdmin(api)
    await reply('Danke', { by: leaver })
    await replyMails()
    await run('delete from outbox where user_id = $1', [author.id])
    await run('delete from users where id = $1', [leaver.id])
    expect((await read()).replies).toMatchObject([{ content: 'Danke', mail: null, author: null }])
  })

  it.each(['', '  ', 'x'.repeat(5001)])('refuses a text that is none, or too long', async (content) => {
    expect(await reply(content)).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  it('to what is not there is none', async () => {
    id = crypto.randomUUID()
    expect(await reply('Danke')).toMatchObject({ status: 404, body: { code: 'feedback_not_found' } })
  })
})

describe('sent once', () => {
  it('by who presses twice at the same time, and again after a lost answer', async () => {
    const seen = feedbackTag(await read())
    const client_id = crypto.randomUUID()
    const press = () => reply('Danke', { client_id, seen })
    const answers = [...(await Promise.all([press(), press(), press()])), await press()]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.replies[0].id)).size).toBe(1)
    await replyMails()
    expect(received).toHaveLength(1)
  })

  it('by two administrators at the same time: the second learns what the first has written', async () => {
    const seen = feedbackTag(await read())
    const answers = await Promise.all([reply('Von Ada', { seen }), reply('Von ihm', { by: colleague, seen })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const [done, refused] = answers.sort((one, other) => one.status - other.status)
    expect(refused?.body).toMatchObject({
      code: 'record_outdated',
      current: { replies: [{ content: done?.body.replies[0].content }] },
    })
    await replyMails()
    expect(received).toHaveLength(1)
    const decided = await reply('Trotzdem', { by: colleague, seen: feedbackTag(refused?.body.current) })
    expect(decided).toMatchObject({ status: 201, body: { replies: [{}, { content: 'Trotzdem' }] } })
  })
})

describe('an author who is gone', () => {
  it('is told of before and after somebody has written', async () => {
    await run('update users set deleted_at = now() where id = $1', [author.id])
    expect((await read()).recipient).toBeNull()
    expect(await reply('Danke')).toMatchObject({ status: 409, body: { code: 'feedback_author_gone' } })
    expect(await read()).toMatchObject({ state: 'new', replies: [] })
  })

  it('takes feedback and replies along', async () => {
    await reply('Danke')
    await replyMails()
    await run('delete from users where id = $1', [author.id])
    expect(await run('select 1 from feedback_replies where feedback_id = $1', [id])).toEqual([])
  })
})

it('stands in the download of who it was for', async () => {
  await reply('Danke')
  const { body } = await api.call('GET', '/api/account/export', { token: author.token })
  expect(body.feedbacks).toMatchObject([
    { id, replies: [{ content: 'Danke', created_at: expect.any(String) }] },
  ])
})

longTest('is kept in the outbox where no mail server is set', async () => {
  const without = await startTestApi()
  try {
    const [reader, writer] = [await registerUser(without), await createAdmin(without)]
    await without.call('POST', '/api/feedback', {
      token: reader.token,
      body: { message: 'Bello', rating: 4 },
    })
    const { body } = await without.call('GET', '/api/admin/feedbacks', { token: writer.token })
    const path = `/api/admin/feedback/${body.feedbacks[0].id}`
    const sent = await without.call('POST', `${path}/replies`, {
      token: writer.token,
      body: { content: 'Grazie', client_id: crypto.randomUUID() },
    })
    expect(sent.body.has_mail_server).toBe(false)
    await mailsTo(without, reader.email, 1, 'feedback_reply')
    const read = await without.call('GET', path, { token: writer.token })
    expect(read.body.replies).toMatchObject([{ content: 'Grazie', mail: 'kept' }])
  } finally {
    await without.close()
  }
})
