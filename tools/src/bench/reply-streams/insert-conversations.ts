import { SIGNING_ALGORITHM, signingKey } from '@confida/api/signing-key'
import jwt from 'jsonwebtoken'
import type { Client } from 'pg'
import type { SampleConversation } from '../sample-account.ts'

// Registering each of them would cost a password's hash.
const INSERT = `
  with made_users as (
    insert into users (name, email, password_hash)
    select 'Anna', 'reader-' || n || '@example.org', '' from generate_series(1, $1::int) n returning id
  ), made_companions as (
    insert into companions (owner_id, name, gender, personality_type, communication_style, interests, relationship_approach)
    select id, 'Luca', 'maschile', 'dolce', 'empatico', '{musica}', 'complice' from made_users returning owner_id, id
  ), open_sessions as (
    insert into sessions (user_id, expires_at) select id, now() + interval '1 hour' from made_users returning user_id, id
  ), chats as (
    insert into conversations (owner_id, companion_id) select owner_id, id from made_companions returning owner_id, id
  )
  select c.owner_id, c.id, s.id as sid from chats c join open_sessions s on s.user_id = c.owner_id`

/** So many users with a conversation each. */
export async function insertConversations(
  client: Client,
  count: number,
  jwtSecret: string,
): Promise<SampleConversation[]> {
  const { rows } = await client.query<{ owner_id: string; id: string; sid: string }>(INSERT, [count])
  const { key } = signingKey(jwtSecret)
  return rows.map(({ owner_id, id, sid }) => ({
    token: jwt.sign({ sid }, key, { algorithm: SIGNING_ALGORITHM, subject: owner_id, expiresIn: '1h' }),
    sendPath: `/chat/${id}/send`,
  }))
}
