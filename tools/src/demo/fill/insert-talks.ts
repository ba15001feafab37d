import type { Client } from 'pg'
import { demoLanguages } from '../languages/demo-languages.ts'
import type { DemoCrowd } from '../people/crowd.ts'
import { insertRows } from './insert-rows.ts'

// What is said is the bulk of the rows, so it is put together where it is stored: every partner's talks from the texts.
const TABLES = [
  `create temporary table demo_lines (
    language text, talk integer, line integer, role text, content text, mood text, fact jsonb
  ) on commit drop`,
  `create temporary table demo_partners (
    owner_id uuid, companion_id uuid, partner text, person text, city text, work text, language text,
    emotion_consent boolean, created_at timestamptz, talked_until timestamptz, first_talk integer, talks integer
  ) on commit drop`,
  `create temporary table demo_said (
    owner_id uuid, companion_id uuid, turn integer, line integer, id uuid, role text, content text, mood text,
    fact jsonb, city text, work text, emotion_consent boolean, created_at timestamptz
  ) on commit drop`,
]

/** An id that comes of a text, in the form of a random one. */
const idOf = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing 'a' from 17)::uuid`

const SAY = `
  insert into demo_said
  select p.owner_id, p.companion_id, turn, l.line, ${idOf(`p.companion_id::text || turn || ':' || l.line`)}, l.role,
    replace(replace(replace(replace(l.content, '{user}', p.person), '{partner}', p.partner), '{city}', p.city),
      '{work}', p.work),
    l.mood, l.fact, p.city, p.work, p.emotion_consent,
    date_trunc('milliseconds', p.created_at + (p.talked_until - p.created_at) * ((turn + 0.9) / p.talks))
      + (l.line - 8) * interval '41 seconds'
  from demo_partners p cross join generate_series(0, p.talks - 1) as turn
  join demo_lines l on l.language = p.language and l.talk = (p.first_talk + turn) % $1`

const KEEP = [
  `insert into conversations (owner_id, id, companion_id, created_at)
   select owner_id, ${idOf(`'conversation' || companion_id`)}, companion_id, created_at from demo_partners`,
  `insert into messages (owner_id, companion_id, id, role, content, engine, reply_to, created_at)
   select owner_id, companion_id, id, role, content, case when role = 'assistant' then 'builtin' end,
     case when role = 'assistant' then lag(id) over (partition by companion_id order by turn, line) end, created_at
   from demo_said order by owner_id, companion_id, turn, line`,
  `insert into emotion_labels (owner_id, companion_id, message_id, emotion, confidence, created_at)
   select owner_id, companion_id, id, mood, 0.6 + (('x' || left(id::text, 4))::bit(16)::integer % 36) / 100.0,
     created_at
   from demo_said where role = 'user' and emotion_consent order by owner_id, companion_id, turn, line`,
  `insert into memories (owner_id, companion_id, id, kind, key, value, text, message_id, told_at, created_at, updated_at)
   select owner_id, companion_id, ${idOf(`'memory' || id`)}, fact ->> 'kind', fact ->> 'key',
     replace(replace(fact ->> 'value', '{city}', city), '{work}', work),
     replace(replace(fact ->> 'text', '{city}', city), '{work}', work), id, created_at, created_at, created_at
   from demo_said where fact is not null order by owner_id, companion_id, turn`,
]

const talksOf = Object.values(demoLanguages).map(({ talks }) => talks.length)

/** Makes the texts known to this connection's transaction. */
export async function prepareTalks(client: Client): Promise<void> {
  for (const table of TABLES) await client.query(table)
  const lines = Object.entries(demoLanguages).flatMap(([language, { talks }]) =>
    talks.flatMap((exchanges, talk) =>
      exchanges.flatMap(({ mood, says, reply, fact }, place) => [
        { language, talk, line: place * 2, role: 'user', content: says, mood, fact },
        { language, talk, line: place * 2 + 1, role: 'assistant', content: reply },
      ]),
    ),
  )
  await insertRows(client, 'demo_lines', lines)
}

/** Conversations, messages, moods and memories of the partners. */
export async function insertTalks(client: Client, { people, partners }: DemoCrowd): Promise<void> {
  const owners = new Map(people.map((person) => [person.id, person]))
  await client.query('truncate demo_partners, demo_said')
  const rows = partners.map(({ owner_id, id, name, created_at, talked_until, first_talk, talks }) => {
    const owner = owners.get(owner_id)
    return {
      owner_id,
      companion_id: id,
      partner: name,
      person: owner?.name.split(' ')[0],
      city: owner?.city,
      work: owner?.work,
      language: owner?.language,
      emotion_consent: owner?.emotion_consent,
      created_at,
      talked_until,
      first_talk,
      talks,
    }
  })
  await insertRows(client, 'demo_partners', rows)
  await client.query(SAY, [Math.min(...talksOf)])
  for (const statement of KEEP) await client.query(statement)
}
