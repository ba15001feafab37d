import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiProcess, ApiResponse } from '@confida/api/testing'
import { aCompanionDraft } from '@confida/testing/companion-draft'
import pg from 'pg'

type Find = () => ApiProcess

/** Asks whichever process there is, again and again, until it gets one of the answers that it wants. */
async function insist(
  find: Find,
  ask: (api: ApiProcess) => Promise<ApiResponse>,
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
  send(): Promise<void>
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
  const answered: string[] = []
  return {
    id: user.id,
    answered,
    send: async () => {
      const message = { message: `Messaggio ${answered.length + 1}`, client_id: crypto.randomUUID() }
      const reply = await insist(find, (api) => api.call('POST', path, { token, body: message }), [200])
      answered.push(reply.body.message_id)
    },
  }
}

/** What is wrong with what is stored: each message once, in order, followed by the reply that its writer got. */
export async function findDamage(databaseUrl: string, writers: Writer[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const damage: string[] = []
  for (const { id, answered } of writers) {
    const { rows } = await client.query(
      'select id, role, content from messages where owner_id = $1 order by seq',
      [id],
    )
    const found = rows.map((row) => (row.role === 'user' ? row.content : row.id))
    const expected = answered.flatMap((reply, index) => [`Messaggio ${index + 1}`, reply])
    if (found.join() !== expected.join()) damage.push(`${found.join()} instead of ${expected.join()}`)
  }
  const { rows } = await client.query(
    `select 'mails sent twice to ' || recipient as fault from outbox where template = 'welcome'
     group by recipient having count(*) > 1
     union all select 'partners: ' || count(*) from companions group by owner_id having count(*) > 3`,
  )
  await client.end()
  return [...damage, ...rows.map(({ fault }) => fault)]
}
