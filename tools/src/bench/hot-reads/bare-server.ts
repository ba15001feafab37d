// The least that could answer the two reads: node:http and pg, with the API's token check, SQL and answers, and nothing else.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import process from 'node:process'
import { toCompanion } from '@confida/api/companion'
import { SIGNING_ALGORITHM, signingKey, type TokenClaims } from '@confida/api/signing-key'
import { columnTypes, statement } from '@confida/api/statement'
import { toUser, type UserRow, userColumns } from '@confida/api/user'
import jwt from 'jsonwebtoken'
import pg from 'pg'

type CompanionRow = Parameters<typeof toCompanion>[0]

const { DATABASE_URL, JWT_SECRET = '', PORT } = process.env
const POOL_SIZE = 12

const access = statement(
  'access',
  `select u.id, u.name, u.email, u.role, u.language, u.emotion_consent, u.is_standby, s.id as session_id
   from sessions s join users u on u.id = s.user_id
   where s.id = $1 and s.user_id = $2 and s.expires_at > now() and u.deleted_at is null`,
)
const profile = statement(
  'profile',
  `select ${userColumns} from users u where u.id = $1 and u.deleted_at is null`,
)
const companions = statement(
  'companions',
  `select id, name, gender, personality_type, communication_style, interests, relationship_approach, created_at
   from companions where owner_id = $1`,
)

const { key } = signingKey(JWT_SECRET)
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: POOL_SIZE, types: columnTypes })

async function owner(request: IncomingMessage): Promise<string> {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const { sid, sub } = jwt.verify(token, key, { algorithms: [SIGNING_ALGORITHM] }) as TokenClaims
  const { rows } = await pool.query<{ id: string }>({ ...access, values: [sid, sub] })
  if (!rows[0]) throw new Error('No such session')
  return rows[0].id
}

const byName = new Intl.Collator('it', { sensitivity: 'base', numeric: true })

const answers: Record<string, (id: string) => Promise<unknown>> = {
  '/api/auth/profile': async (id) => {
    const { rows } = await pool.query<UserRow>({ ...profile, values: [id] })
    return rows[0] && toUser(rows[0])
  },
  '/api/companions': async (id) => {
    const { rows } = await pool.query<CompanionRow>({ ...companions, values: [id] })
    return rows.sort((a, b) => byName.compare(a.name, b.name)).map(toCompanion)
  },
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  try {
    const body = JSON.stringify(await answers[request.url ?? '']?.(await owner(request)))
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
      .end(body)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}

process.once('disconnect', () => process.exit(0))
createServer(answer).listen(Number(PORT), '127.0.0.1', () => process.send?.({ type: 'ready' }))
