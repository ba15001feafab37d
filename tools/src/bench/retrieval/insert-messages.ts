import type { Client } from 'pg'
import { SeededRandom } from '../../demo/seeded-random.ts'

const WORDS_OF_A_MESSAGE = 14
const BATCH = 5_000

/** Most is said in few words, and most words are said seldom: the nth word of a language comes up 1/n as often as the first. */
const VOCABULARY = 20_000
const SYLLABLES = 'ma re lo ti sa no ve ru pi da go li fe mu ca'.split(' ')
const ARABIC_SYLLABLES = 'مار ليل تاس نوب عود قري صلح جمل فين هات رسا دوم كلب ياس بين'.split(' ')

/** The word of a rank; three syllables make words that stems tell apart. */
export function wordOf(rank: number, syllables = SYLLABLES): string {
  const at = [rank % 15, Math.floor(rank / 15) % 15, Math.floor(rank / 225) % 15, Math.floor(rank / 3375)]
  return at.map((place) => syllables[place]).join('')
}

function textOf(random: SeededRandom): string {
  const syllables = random.chance(0.2) ? ARABIC_SYLLABLES : SYLLABLES
  return Array.from({ length: WORDS_OF_A_MESSAGE }, () =>
    wordOf(Math.floor(VOCABULARY ** random.next()), syllables),
  ).join(' ')
}

export const arabicWordOf = (rank: number) => wordOf(rank, ARABIC_SYLLABLES)

export interface LongConversation {
  owner_id: string
  companion_id: string
}

const INSERT_COMPANIONS = `
  with made_users as (
    insert into users (name, email, password_hash)
    select 'Anna', 'teller-' || n || '@example.org', '' from generate_series(1, $1::int) n returning id
  )
  insert into companions (owner_id, name, gender, personality_type, communication_style, interests, relationship_approach)
  select id, 'Luca', 'maschile', 'dolce', 'empatico', '{musica}', 'complice' from made_users
  returning owner_id, id as companion_id`

/** A conversation for each of `lengths`, with so many messages. */
export async function insertMessages(client: Client, lengths: number[]): Promise<LongConversation[]> {
  const random = new SeededRandom(1, 0)
  const { rows } = await client.query<LongConversation>(INSERT_COMPANIONS, [lengths.length])
  for (const [index, conversation] of rows.entries()) {
    for (let left = lengths[index] ?? 0; left > 0; left -= BATCH) {
      const texts = Array.from({ length: Math.min(left, BATCH) }, () => textOf(random))
      await client.query(
        `insert into messages (owner_id, companion_id, role, content)
         select $1, $2, case when n % 2 = 1 then 'user' else 'assistant' end, content
         from unnest($3::text[]) with ordinality t (content, n)`,
        [conversation.owner_id, conversation.companion_id, texts],
      )
    }
  }
  await client.query('vacuum analyze messages')
  return rows
}
