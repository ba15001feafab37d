// The least that could keep a message and its reply: node:http and pg, with the API's token check and one commit of two rows.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { SIGNING_ALGORITHM, signingKey, type TokenClaims } from '@confida/api/signing-key'
import jwt from 'jsonwebtoken'
import pg from 'pg'

const { DATABASE_URL, JWT_SECRET = '', PORT } = process.env
const { key } = signingKey(JWT_SECRET)
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 12 })

const access = {
  name: 'access',
  text: `select u.id from sessions s join users u on u.id = s.user_id
    where s.id = $1 and s.user_id = $2 and s.expires_at > now() and u.deleted_at is null`,
}
const store = {
  name: 'store',
  text: `insert into messages (owner_id, companion_id, id, role, content, engine, reply_to)
    select owner_id, companion_id, m.id, m.role, m.content, m.engine, m.reply_to from conversations,
      (values (1, $3::uuid, 'user', $4::text, null, null), (2, $5::uuid, 'assistant', $6::text, 'builtin', $3::uuid))
      as m (place, id, role, content, engine, reply_to)
    where owner_id = $1 and conversations.id = $2 order by place`,
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const { sid, sub } = jwt.verify(token, key, { algorithms: [SIGNING_ALGORITHM] }) as TokenClaims
  const { rows } = await pool.query<{ id: string }>({ ...access, values: [sid, sub] })
  const { message } = JSON.parse(await text(request)) as { message: string }
  const [question, reply] = [randomUUID(), randomUUID()]
  const session = request.url?.split('/')[3]
  const replyText = `Ti ascolto: ${message}`
  const { rowCount } = await pool.query({
    ...store,
    values: [rows[0]?.id, session, question, message, reply, replyText],
  })
  if (rowCount !== 2) throw new Error('Nothing was kept.')
  const body = JSON.stringify({ message: replyText, message_id: reply, timestamp: new Date().toISOString() })
  response
    .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
    .end(body)
}

process.once('disconnect', () => process.exit(0))
createServer((request, response) => {
  answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
}).listen(Number(PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }))
