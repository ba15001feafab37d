import type { Client } from 'pg'
import { demoLanguages } from '../languages/demo-languages.ts'
import type { BulkUsers } from '../users/bulk-users.ts'
import { insertRows } from './insert-rows.ts'

// Messages are most of the rows, so they are composed in the database: every companion's dialogues from the texts.
const TABLES = [
  `create temporary table demo_lines (
    language text, dialogue integer, line integer, role text, content text, emotion text, fact jsonb
  ) on commit drop`,
  `create temporary table demo_companions (
    owner_id uuid, companion_id uuid, companion text, user_name text, city text, work text, language text,
    emotion_consent boolean, created_at timestamptz, last_dialogue_at timestamptz, first_dialogue integer, dialogues integer
  ) on commit drop`,
  `create temporary table demo_messages (
    owner_id uuid, companion_id uuid, turn integer, line integer, id uuid, role text, content text, emotion text,
    fact jsonb, city text, work text, emotion_consent boolean, created_at timestamptz
  ) on commit drop`,
]

/** An id that comes of a text, in the form of a random one. */
const idOf = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing 'a' from 17)::uuid`

const WRITE = `
  insert into demo_messages
  select p.owner_id, p.companion_id, turn, l.line, ${idOf(`p.companion_id::text || turn || ':' || l.line`)}, l.role,
    replace(replace(replace(replace(l.content, '{user}', p.user_name), '{partner}', p.companion), '{city}', p.city),
      '{work}', p.work),
    l.emotion, l.fact, p.city, p.work, p.emotion_consent,
    date_trunc('milliseconds', p.created_at + (p.last_dialogue_at - p.created_at) * ((turn + 0.9) / p.dialogues))
      + (l.line - 8) * interval '41 seconds'
  from demo_companions p cross join generate_series(0, p.dialogues - 1) as turn
  join demo_lines l on l.language = p.language and l.dialogue = (p.first_dialogue + turn) % $1`

const STORE = [
  `insert into conversations (owner_id, id, companion_id, created_at)
   select owner_id, ${idOf(`'conversation' || companion_id`)}, companion_id, created_at from demo_companions`,
  `insert into messages (owner_id, companion_id, id, role, content, engine, reply_to, created_at)
   select owner_id, companion_id, id, role, content, case when role = 'assistant' then 'builtin' end,
     case when role = 'assistant' then lag(id) over (partition by companion_id order by turn, line) end, created_at
   from demo_messages order by owner_id, companion_id, turn, line`,
  `insert into emotion_labels (owner_id, companion_id, message_id, emotion, confidence, created_at)
   select owner_id, companion_id, id, emotion, 0.6 + (('x' || left(id::text, 4))::bit(16)::integer % 36) / 100.0,
     created_at
   from demo_messages where role = 'user' and emotion_consent order by owner_id, companion_id, turn, line`,
  `insert into memories (owner_id, companion_id, id, kind, key, value, text, message_id, told_at, created_at, updated_at)
   select owner_id, companion_id, ${idOf(`'memory' || id`)}, fact ->> 'kind', fact ->> 'key',
     replace(replace(fact ->> 'value', '{city}', city), '{work}', work),
     replace(replace(fact ->> 'text', '{city}', city), '{work}', work), id, created_at, created_at, created_at
   from demo_messages where fact is not null order by owner_id, companion_id, turn`,
]

const dialogueCounts = Object.values(demoLanguages).map(({ dialogues }) => dialogues.length)

/** Makes the texts known to this connection's transaction. */
export async function prepareDialogues(client: Client): Promise<void> {
  for (const table of TABLES) await client.query(table)
  const lines = Object.entries(demoLanguages).flatMap(([language, { dialogues }]) =>
    dialogues.flatMap((exchanges, dialogue) =>
      exchanges.flatMap(({ emotion, message, reply, fact }, index) => [
        { language, dialogue, line: index * 2, role: 'user', content: message, emotion, fact },
        { language, dialogue, line: index * 2 + 1, role: 'assistant', content: reply },
      ]),
    ),
  )
  await insertRows(client, 'demo_lines', lines)
}

/** Conversations, messages, emotions and memories of the companions. */
export async function insertConversations(client: Client, { users, companions }: BulkUsers): Promise<void> {
  const owners = new Map(users.map((user) => [user.id, user]))
  await client.query('truncate demo_companions, demo_messages')
  const rows = companions.map(
    ({ owner_id, id, name, created_at, last_dialogue_at, first_dialogue, dialogues }) => {
      const owner = owners.get(owner_id)
      return {
        owner_id,
        companion_id: id,
        companion: name,
        user_name: owner?.name.split(' ')[0],
        city: owner?.city,
        work: owner?.work,
        language: owner?.language,
        emotion_consent: owner?.emotion_consent,
        created_at,
        last_dialogue_at,
        first_dialogue,
        dialogues,
      }
    },
  )
  await insertRows(client, 'demo_companions', rows)
  await client.query(WRITE, [Math.min(...dialogueCounts)])
  for (const statement of STORE) await client.query(statement)
}
