import { createTestDatabase, type TestDatabase } from '@confida/api/testing'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import pg from 'pg'
import { CITUS } from './citus.fixture.ts'
import { distribute } from './distribute.ts'
import { findTablesOfOwner } from './obstacles.ts'

let database: TestDatabase
let client: pg.Client
beforeEach(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(CITUS)
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

const rows = async (text: string) => (await client.query({ text, rowMode: 'array' })).rows.flat()
const calls = () => rows('select call from citus_calls order by seq')
const listTriggers = () =>
  rows(`select tgname || ' on ' || tgrelid::regclass from pg_trigger where not tgisinternal order by 1`)
const ofPeople = / on (companions|emotion_labels|emotion_user_day_totals|users)$/

it('splits all tables of people beside each other, each after those that it refers to', async () => {
  const before = await listTriggers()
  const { tables } = await distribute(database.url)
  expect(tables).toEqual(expect.arrayContaining(['companions', 'emotion_labels', 'memories', 'messages']))
  const [first, ...others] = tables
  expect(await calls()).toEqual([
    'users on every server',
    `${first} with none`,
    ...others.map((table) => `${table} with ${first}`),
    ...tables.map((table) => `${table} left behind`),
    'users left behind',
  ])
  // Of tables that stay on one server the totals are kept as before.
  expect(await listTriggers()).toEqual(before.filter((trigger) => !ofPeople.test(trigger)))
})

it('a second time does nothing, and later splits what has come since', async () => {
  const { tables } = await distribute(database.url)
  await client.query('delete from citus_calls')
  await distribute(database.url)
  expect((await calls()).filter((call) => !/left behind/.test(call))).toEqual([])
  await client.query('create table diaries (owner_id uuid, id uuid, primary key (owner_id, id))')
  expect((await distribute(database.url)).tables).toContain('diaries')
  expect(await calls()).toContain(`diaries with ${tables[0]}`)
})

it('changes nothing where one table is refused', async () => {
  const before = await listTriggers()
  const last = (await findTablesOfOwner(client)).at(-1)
  await client.query(`create function refuse() returns trigger language plpgsql as $$
    begin raise 'no server answers'; end $$;
    create trigger refuse before insert on pg_dist_partition for each row
    when (new.logicalrelid = '${last}'::regclass) execute function refuse()`)
  await expect(distribute(database.url)).rejects.toThrow('no server answers')
  await client.query('drop function refuse cascade')
  expect(await rows('select logicalrelid from pg_dist_partition')).toEqual([])
  expect(await listTriggers()).toEqual(before)
  expect((await distribute(database.url)).tables).toContain(last)
})

it('changes nothing where a trigger has nothing that takes its place', async () => {
  await client.query(`create trigger mine before update on messages for each row
    execute function suppress_redundant_updates_trigger()`)
  const before = await listTriggers()
  const { obstacles, tables } = await distribute(database.url)
  expect([obstacles, tables]).toEqual([['messages has the trigger mine'], []])
  expect([await calls(), await listTriggers()]).toEqual([[], before])
})
