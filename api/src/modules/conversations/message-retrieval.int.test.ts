import {
  createCompanion,
  registerUser,
  startTestApi,
  type TestApi,
  type TestUser,
  waitUntil,
} from '@confida/api/testing'
import type { Language } from '@confida/contracts'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { DataSource } from 'typeorm'
import { MessageRetrievalService } from './message-retrieval.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api?.close())

const sql = (text: string, values: unknown[] = []) => api.app.get(DataSource).query(text, values)

async function conversation() {
  const user: TestUser = await registerUser(api)
  const key = { owner_id: user.id, companion_id: await createCompanion(api, user) }
  const say = (content: string, role = 'user') =>
    sql('insert into messages (owner_id, companion_id, role, content) values ($1, $2, $3, $4)', [
      key.owner_id,
      key.companion_id,
      role,
      content,
    ])
  const ask = async (text: string, language: Language, more: { before?: number; limit?: number } = {}) => {
    const query = { ...key, text, language, before: Number.MAX_SAFE_INTEGER, limit: 2, ...more }
    const found = await api.app.get(MessageRetrievalService).retrieve(query)
    return found.map(({ content }) => content)
  }
  return { key, say, ask }
}

const TOLD: Record<Language, { told: string; question: string }> = {
  it: {
    told: 'Ho una nipote, Marta, che studia veterinaria a Parma',
    question: 'cosa ti ho detto di Marta?',
  },
  en: {
    told: 'My brother is allergic to peanuts',
    question: 'What is my brother’s allergy, peanut or milk?',
  },
  fr: { told: 'J’ai été opérée du genou en février', question: 'Tu te souviens de mon opération du genou ?' },
  de: { told: 'Am Freitag habe ich ein Gespräch bei Siemens', question: 'Wann sind meine Gespräche?' },
  es: { told: 'Mis abuelos vivían en un pueblo de Galicia', question: '¿Donde vivia mi abuelo?' },
  ar: { told: 'خالتي سلمى طبيبة أسنان في حلب', question: 'ماذا قلت لك عن سلمى؟' },
}

it.each(Object.entries(TOLD))('finds what was told long ago: %s', async (language, { told, question }) => {
  const { say, ask } = await conversation()
  await say(told)
  for (let day = 0; day < 30; day++) {
    await say(`${day}: pizza, weather, Musik, musique, música, موسيقى`)
    await say('Capisco, I see, je vois, verstehe, ya veo, أفهم', 'assistant')
  }
  expect(await ask(question, language as Language)).toEqual([told])
})

it.each([
  ['هل تتذكر حساسيتي من الفستق؟', 'عندي حساسية شديدة تجاه فستق حلب'],
  ['متى مقابلتي؟', 'المقابلة يوم الخميس'],
  ['ماذا قلت عن أسناني', 'خلعت سنًّا اليوم، الأسنان تؤلمني'],
  ['احك لي عن يوسف', 'اشتريت هدية ليوسف'],
])('finds Arabic words by what is common to their forms: %s', async (question, told) => {
  const { say, ask } = await conversation()
  await say(told)
  await say('الطقس جميل اليوم في حلب')
  expect(await ask(question, 'ar', { limit: 1 })).toEqual([told])
})

it('prefers rare words, what the person said, and statements', async () => {
  const { say, ask } = await conversation()
  await say('Marta lavora a Parma')
  await say('Che bello che Marta lavora a Parma', 'assistant')
  await say('Ti ricordi di Marta e di Parma?')
  for (let day = 0; day < 9; day++) await say(`Oggi il lavoro è andato bene, ${day}`)
  expect(await ask('Come va il lavoro di Marta a Parma?', 'it', { limit: 1 })).toEqual([
    'Marta lavora a Parma',
  ])
})

it('gives the oldest first, so that a correction comes last', async () => {
  const { say, ask } = await conversation()
  await say('Il colloquio è giovedì')
  await say('Hanno spostato il colloquio a venerdì')
  expect(await ask('Quand’è il mio colloquio?', 'it')).toEqual([
    'Il colloquio è giovedì',
    'Hanno spostato il colloquio a venerdì',
  ])
})

it('leaves out what comes later than it is asked for', async () => {
  const { key, say, ask } = await conversation()
  await say('Il colloquio è giovedì')
  await say('Dopo il colloquio vado al mare')
  const [{ seq }] = await sql('select max(seq) as seq from messages where companion_id = $1', [
    key.companion_id,
  ])
  expect(await ask('Colloquio', 'it', { before: seq })).toEqual(['Il colloquio è giovedì'])
})

it('finds nothing by words that say nothing, and takes signs for no commands', async () => {
  const { say, ask } = await conversation()
  await say('Ciao, come stai? 100% & | ! ( :* \\')
  for (const text of ['e tu?', '??', '!!! & | (', "'", '%', 'من في على'])
    expect(await ask(text, 'it')).toEqual([])
})

it('never finds what was said to another companion', async () => {
  const [one, other] = [await conversation(), await conversation()]
  await one.say('Marta abita a Parma')
  expect(await other.ask('Marta', 'it')).toEqual([])
  const stolen = { ...one.key, owner_id: other.key.owner_id }
  const query = { ...stolen, text: 'Marta', language: 'it' as const, before: 1e9, limit: 9 }
  expect(await api.app.get(MessageRetrievalService).retrieve(query)).toEqual([])
})

const indexScans = async () => {
  const [index] = await sql(
    `select idx_scan as scans from pg_stat_user_indexes where indexrelname = 'messages_stems'`,
  )
  return index.scans
}

it('makes the stems of no short conversation anew', async () => {
  const conversations = await Promise.all(Array.from({ length: 8 }, conversation))
  for (const { key } of conversations) {
    await sql(
      `insert into messages (owner_id, companion_id, role, content)
       select $1, $2, 'user', 'Oggi ho lavorato tanto, ' || n from generate_series(1, 40) n`,
      [key.owner_id, key.companion_id],
    )
  }
  await sql('analyze messages')
  const before = await indexScans()
  expect(await conversations[0]?.ask('lavorato tanto', 'it')).toHaveLength(2)
  await waitUntil(async () => (await indexScans()) > before)
})

longTest('reads no conversation from end to end', async () => {
  const { key, ask } = await conversation()
  await sql(
    `insert into messages (owner_id, companion_id, role, content)
     select $1, $2, 'user', case n when 7 then 'Siamo stati allo zoo, مع سلمى' else 'Bella giornata, ' || n end
     from generate_series(1, 5000) n`,
    [key.owner_id, key.companion_id],
  )
  await sql('analyze messages')
  const before = await indexScans()
  expect(await ask('zoo', 'it')).toHaveLength(1)
  expect(await ask('سلمى', 'ar')).toHaveLength(1)
  await waitUntil(async () => (await indexScans()) >= before + 2)
})
