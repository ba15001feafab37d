import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiProcess, ApiResponse } from '@confida/api/testing'
import { aCompanionDraft } from '@confida/testing/companion-draft'
import pg from 'pg'

type Caller = Pick<ApiProcess, 'call'>
type Find = () => Caller

/** Asks whichever process there is, again and again, until it gets one of the answers that it wants. */
async function insist(
  find: Find,
  ask: (api: Caller) => Promise<ApiResponse>,
  wanted: number[],
): Promise<ApiResponse> {
  for (;;) {
    const answer = await ask(find()).catch((error) => {
      // Of a connection that was refused or cut; an answer against its contract is no fault to live with.
      if (error.name !== 'TypeError') throw error
    })
    if (answer && wanted.includes(answer.status)) return answer
    if (answer && ![409, 429, 503].includes(answer.status))
      throw new Error(`an answer that no fault excuses: ${answer.status} ${answer.text}`)
    await sleep(100)
  }
}

/** Somebody who sends numbered messages, each again until it is answered. */
export interface Writer {
  id: string
  /** Of the replies, in the order in which they came. */
  answered: string[]
  /** The sessions of the checkouts whose payment was acknowledged. */
  paid: string[]
  send(): Promise<void>
  /** Begins a checkout and pays it from two tabs at once, each again until it is answered. */
  pay(): Promise<void>
}

export async function startWriter(find: Find): Promise<Writer> {
  const body = { name: 'Anna', email: `${crypto.randomUUID()}@example.com`, password: 'segreto' }
  const registered = await insist(find, (api) => api.call('POST', '/api/auth/register', { body }), [201])
  const { token, user } = registered.body
  const companion = await insist(
    find,
    (api) => api.call('POST', '/api/companions/create', { token, body: aCompanionDraft() }),
    [201],
  )
  const chat = await insist(
    find,
    (api) => api.call('POST', '/api/chat/start', { token, body: { companion_id: companion.body.id } }),
    [200],
  )
  const path = `/api/chat/${chat.body.session_id}/send`
  const tiers = await insist(find, (api) => api.call('GET', '/api/pricing-tiers'), [200])
  const order = { tier_id: tiers.body[0].id }
  const answered: string[] = []
  const paid: string[] = []
  return {
    id: user.id,
    answered,
    paid,
    send: async () => {
      const message = { message: `Messaggio ${answered.length + 1}`, client_id: crypto.randomUUID() }
      const reply = await insist(find, (api) => api.call('POST', path, { token, body: message }), [200])
      answered.push(reply.body.message_id)
    },
    pay: async () => {
      const begun = await insist(
        find,
        (api) => api.call('POST', '/api/payments/checkout', { token, body: order }),
        [201],
      )
      const session: string = begun.body.session_id
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const pay = (api: Caller) => api.call('POST', `/api/payments/test-checkout/${session}`, { headers })
      await Promise.all([insist(find, pay, [303]), insist(find, pay, [303])])
      paid.push(session)
    },
  }
}

/**
 * What is wrong with what is stored: each message is there once, in order, followed by the reply that its writer got, and
 * each payment that was acknowledged counts once.
 */
export async function findDamage(databaseUrl: string, writers: Writer[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const damage: string[] = []
  const compare = (found: string[], expected: string[]) => {
    if (found.join() !== expected.join()) damage.push(`${found.join()} instead of ${expected.join()}`)
  }
  for (const { id, answered, paid } of writers) {
    const messages = await client.query(
      'select id, role, content from messages where owner_id = $1 order by seq',
      [id],
    )
    compare(
      messages.rows.map((row) => (row.role === 'user' ? row.content : row.id)),
      answered.flatMap((reply, index) => [`Messaggio ${index + 1}`, reply]),
    )
    const payments = await client.query(
      `select session_id from payments where user_id = $1 and payment_status = 'paid' order by paid_at`,
      [id],
    )
    compare(
      payments.rows.map((row) => row.session_id),
      paid,
    )
  }
  const { rows } = await client.query(
    `select 'mails sent twice to ' || recipient as fault from outbox where template = 'welcome'
     group by recipient having count(*) > 1
     union all select 'partners: ' || count(*) from companions group by owner_id having count(*) > 3
     union all select 'premium days: ' || coalesce(days::text, 'none') || ' instead of ' || coalesce(paid_days::text, 'none')
     from (select round(extract(epoch from premium_until - min(paid_at)) / 86400) as days,
                  sum(payments.duration_days) as paid_days
           from users left join payments on user_id = users.id and payment_status = 'paid'
           group by users.id) premium
     where days is distinct from paid_days`,
  )
  await client.end()
  return [...damage, ...rows.map(({ fault }) => fault)]
}
