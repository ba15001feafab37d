import { converseAt, registerAt, useKillableProcesses, waitUntil } from '@confida/api/testing'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const processes = useKillableProcesses()

describe('a process that is killed', () => {
  const accepted: string[] = []
  let onMail: () => Promise<void>
  let server: SMTPServer
  let smtp: Record<string, string>

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      async onData(stream, _session, done) {
        let raw = ''
        for await (const chunk of stream) raw += chunk
        await onMail()
        accepted.push(raw)
        done()
      },
    })
    const port = await new Promise<number>((resolve) => {
      const listening = server.listen(0, '127.0.0.1', () =>
        resolve((listening.address() as { port: number }).port),
      )
    })
    smtp = { SMTP_URL: `smtp://127.0.0.1:${port}` }
  })
  beforeEach(() => {
    accepted.length = 0
  })
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

  it('while a mail server takes its time, has the mail sent by another, once', async () => {
    let attempts = 0
    const isAsked = new Promise<void>((resolve) => {
      onMail = async () => {
        if (++attempts > 1) return
        resolve()
        await new Promise(() => undefined)
      }
    })
    const api = await processes.start(smtp)
    await registerAt(api)
    await isAsked
    await processes.killAndTakeOver(api, 'mail.send', smtp)
    expect(accepted).toHaveLength(1)
    expect(await processes.rows('select state, attempts from outbox')).toEqual([
      { state: 'sent', attempts: 1 },
    ])
  })

  it('after the mail server took the mail and before that was noted, has it sent twice under one Message-ID', async () => {
    const holder = await processes.connect()
    onMail = async () => {
      if (accepted.length > 0) return
      await holder.query('begin')
      await holder.query('select from outbox for update')
    }
    const api = await processes.start(smtp)
    await registerAt(api)
    await waitUntil(async () => {
      const waiting = await processes.rows(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%outbox%'`,
      )
      return waiting.length > 0
    })
    await api.kill()
    await processes.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and query like '%outbox%'`,
    )
    await holder.query('rollback')
    await processes.killAndTakeOver(api, 'mail.send', smtp)
    const ids = await Promise.all(accepted.map(async (raw) => (await PostalMime.parse(raw)).messageId))
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(await processes.rows('select state from outbox')).toEqual([{ state: 'sent' }])
  })
})

describe('with a model', () => {
  let ai: FakeAi
  beforeAll(async () => {
    ai = await startFakeAi()
  })
  afterAll(() => ai?.close())

  it('killed while the model looks for memories, leaves each of them once', async () => {
    const facts = [{ kind: 'home', key: 'home', text: 'Vivi a Torino', value: 'Torino' }]
    let questions = 0
    const isAsked = new Promise<void>((resolve) => {
      ai.script(({ stream, messages }) => {
        if (stream) return { pieces: ['Che bella città!'] }
        if (!JSON.stringify(messages).includes('known_keys')) return { status: 500 }
        if (++questions > 1) return { pieces: [JSON.stringify(facts)] }
        resolve()
        return { pieces: [JSON.stringify(facts)], hold: new Promise(() => undefined) }
      })
    })
    const variables = { AI_BASE_URL: ai.baseUrl, AI_MODEL: 'test' }
    const api = await processes.start(variables)
    const { token, path } = await converseAt(api)
    await api.call('POST', path, { token, body: { message: 'Vivo a Torino' } })
    await isAsked
    await processes.killAndTakeOver(api, 'memories.learn', variables)
    expect(await processes.rows('select text from memories')).toEqual([{ text: 'Vivi a Torino' }])
  })
})

it('killed while it reminds many, reminds each of them once', async () => {
  const api = await processes.start()
  await processes.rows(
    `insert into users (name, email, password_hash, premium_until)
     select 'Anna', 'anna.' || n || '@example.com', '', now() + n * interval '1 hour' from generate_series(1, 40) n`,
  )
  const holder = await processes.connect()
  await holder.query('begin')
  // The job has reminded nineteen when it comes to this one, and waits.
  await holder.query(`select from users where email = 'anna.20@example.com' for update`)
  await processes.rows(
    `insert into pgboss.job (name, data, heartbeat_seconds, retry_limit, retry_delay)
     values ('premium.remind', '{}', 20, 3, 60)`,
  )
  await waitUntil(async () => (await processes.rows('select from outbox')).length === 19)
  await api.kill()
  await holder.query('commit')
  await holder.query('rollback')
  await processes.killAndTakeOver(api, 'premium.remind')
  const reminded = await processes.rows(
    `select count(*)::int as mails, count(distinct recipient)::int as users from outbox where template = 'subscription_expiring'`,
  )
  expect(reminded).toEqual([{ mails: 40, users: 40 }])
})

it('killed while it labels a message, leaves one label and one count', async () => {
  const api = await processes.start()
  const { token, path } = await converseAt(api)
  const holder = await processes.connect()
  await holder.query('begin')
  await holder.query('lock table emotion_labels in exclusive mode')
  await api.call('POST', path, { token, body: { message: 'Oggi sono proprio felice e mi voglio divertire' } })
  await processes.waitsFor('emotion_labels')
  await api.kill()
  await holder.query('rollback')
  await processes.killAndTakeOver(api, 'emotions.label')
  expect(await processes.rows('select count(*)::int as labels from emotion_labels')).toEqual([{ labels: 1 }])
  expect(await processes.rows('select sum(amount)::int as counted from emotion_day_totals')).toEqual([
    { counted: 1 },
  ])
})
