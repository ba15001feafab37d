import {
  type ApiProcess,
  createTestDatabase,
  startApiProcess,
  type TestDatabase,
  waitUntil,
} from '@confida/api/testing'
import { aCompanionDraft } from '@confida/testing/companion-draft'
import { type FakeAi, startFakeAi } from '@confida/testing/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

let database: TestDatabase
let client: pg.Client
const running: ApiProcess[] = []

beforeEach(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((api) => api.kill()))
  await client.end()
  await database.drop()
})

const rows = async (text: string) => (await client.query(text)).rows
async function start(variables: Record<string, string> = {}): Promise<ApiProcess> {
  const api = await startApiProcess(database.url, variables)
  running.push(api)
  return api
}
/** What time would do: the killed worker is missed, and the wait before the next attempt is over. */
async function letTimePass(queue: string): Promise<void> {
  await client.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
  )
  await client.query('update pgboss.queue set monitor_claim_on = null, monitor_on = null')
  await waitUntil(async () => {
    const { rowCount } = await client.query(
      `update pgboss.job set start_after = now() where name = $1 and state = 'retry'`,
      [queue],
    )
    return rowCount !== 0
  })
}
/** Kills the process in mid-job, starts another and waits for it to take the job over. */
async function killAndTakeOver(api: ApiProcess, queue: string, variables: Record<string, string> = {}) {
  await api.kill()
  const passing = letTimePass(queue)
  const other = await start(variables)
  await passing
  await waitUntil(async () => {
    const open = await rows(`select from pgboss.job where name = '${queue}' and state < 'completed'`)
    return open.length === 0
  })
  return other
}
const waitsFor = (table: string) =>
  waitUntil(async () => {
    const waiting = await rows(`select from pg_locks where relation = '${table}'::regclass and not granted`)
    return waiting.length > 0
  })
async function registerAt(api: ApiProcess, email: string) {
  const { body } = await api.call('POST', '/api/auth/register', {
    body: { name: 'Anna', email, password: 'segreto' },
  })
  return body.token as string
}
async function chatAt(api: ApiProcess, token: string) {
  const companion = await api.call('POST', '/api/companions/create', { token, body: aCompanionDraft() })
  const chat = await api.call('POST', '/api/chat/start', { token, body: { companion_id: companion.body.id } })
  return (message: string) =>
    api.call('POST', `/api/chat/${chat.body.session_id}/send`, { token, body: { message } })
}

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
    const api = await start(smtp)
    await registerAt(api, 'anna@example.com')
    await isAsked
    await killAndTakeOver(api, 'mail.send', smtp)
    expect(accepted).toHaveLength(1)
    expect(await rows('select state, attempts from outbox')).toEqual([{ state: 'sent', attempts: 1 }])
  })

  it('after the mail server took the mail and before that was noted, has it sent twice under one Message-ID', async () => {
    const holder = new pg.Client({ connectionString: database.url })
    await holder.connect()
    onMail = async () => {
      if (accepted.length > 0) return
      await holder.query('begin')
      await holder.query('select from outbox for update')
    }
    const api = await start(smtp)
    await registerAt(api, 'anna@example.com')
    await waitUntil(async () => {
      const waiting = await rows(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%outbox%'`,
      )
      return waiting.length > 0
    })
    await api.kill()
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and query like '%outbox%'`,
    )
    await holder.end()
    await killAndTakeOver(api, 'mail.send', smtp)
    const ids = await Promise.all(accepted.map(async (raw) => (await PostalMime.parse(raw)).messageId))
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    expect(await rows('select state from outbox')).toEqual([{ state: 'sent' }])
  })
})

it('killed while it labels a message, leaves one label and one count', async () => {
  const api = await start()
  const send = await chatAt(api, await registerAt(api, 'anna@example.com'))
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('lock table emotion_labels in exclusive mode')
  await send('Oggi sono proprio felice e mi voglio divertire')
  await waitsFor('emotion_labels')
  await api.kill()
  await holder.end()
  await killAndTakeOver(api, 'emotions.label')
  expect(await rows('select count(*)::int as labels from emotion_labels')).toEqual([{ labels: 1 }])
  expect(await rows('select sum(amount)::int as counted from emotion_day_totals')).toEqual([{ counted: 1 }])
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
    const api = await start(variables)
    const send = await chatAt(api, await registerAt(api, 'anna@example.com'))
    await send('Vivo a Torino')
    await isAsked
    await killAndTakeOver(api, 'memories.learn', variables)
    expect(await rows('select text from memories')).toEqual([{ text: 'Vivi a Torino' }])
  })
})

it('killed while it reminds many, reminds each of them once', async () => {
  const api = await start()
  await client.query(
    `insert into users (name, email, password_hash, premium_until)
     select 'Anna', 'anna.' || n || '@example.com', '', now() + n * interval '1 hour' from generate_series(1, 40) n`,
  )
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('begin')
  // The job has reminded nineteen when it comes to this one, and waits.
  await holder.query(`select from users where email = 'anna.20@example.com' for update`)
  await client.query(
    `insert into pgboss.job (name, data, heartbeat_seconds, retry_limit, retry_delay)
     values ('premium.remind', '{}', 20, 3, 60)`,
  )
  await waitUntil(async () => (await rows('select from outbox')).length === 19)
  await api.kill()
  await holder.query('commit')
  await holder.end()
  await killAndTakeOver(api, 'premium.remind')
  const reminded = await rows(
    `select count(*)::int as mails, count(distinct recipient)::int as users from outbox where template = 'subscription_expiring'`,
  )
  expect(reminded).toEqual([{ mails: 40, users: 40 }])
})
