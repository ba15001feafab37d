import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@confida/api/testing'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import type { Statement } from '../../platform/database/statement.ts'
import { distribute } from './distribute.ts'
import { DISTRIBUTION_COLUMN, findObstacles, findTablesOfOwner } from './obstacles.ts'

const sources = join(import.meta.dirname, '../..')

let database: TestDatabase
let client: pg.Client
let tables: string[]
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  tables = await findTablesOfOwner(client)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

describe('the tables of the owner', () => {
  it('are those that grow with what people do', () => {
    expect(tables).toEqual(
      expect.arrayContaining([
        'chat_images',
        'companions',
        'conversations',
        'emotion_labels',
        'memories',
        'messages',
      ]),
    )
  })

  it('can be split by owner', async () => {
    expect(await findObstacles(client)).toEqual([])
  })

  it.each([
    ['create table t (id uuid primary key, owner_id uuid)', 't: t_pkey is unique without owner_id'],
    ['create table t (id uuid, owner_id uuid)', 't has no primary key'],
    [
      'create table t (id uuid, owner_id uuid, name text unique, primary key (owner_id, id))',
      't: t_name_key is unique without owner_id',
    ],
    [
      'create table t (id uuid, owner_id uuid, primary key (owner_id, id), code text references discount_codes)',
      't: t_code_fkey refers across owners',
    ],
    [
      'create table t (id uuid, owner_id uuid, a uuid, b uuid, primary key (owner_id, id), foreign key (a, b) references companions)',
      't: t_a_b_fkey refers across owners',
    ],
    [
      'create table t (id uuid primary key, a uuid, b uuid, foreign key (a, b) references companions)',
      't: t_a_b_fkey refers across owners',
    ],
    [
      'create table t (id uuid, owner_id uuid, a uuid, primary key (owner_id, id), foreign key (owner_id, a) references companions (owner_id, id) on delete set null)',
      't: t_owner_id_a_fkey refers across owners',
    ],
    [
      'create table t (id uuid, owner_id uuid, primary key (owner_id, id)); create trigger g after insert on t execute function count_companions()',
      't has the trigger g',
    ],
  ])('%s would be in the way', async (change, obstacle) => {
    await client.query(`begin; ${change.replace(/count_\w+\(\)/, 'suppress_redundant_updates_trigger()')}`)
    const found = await findObstacles(client)
    await client.query('rollback')
    expect(found).toEqual([obstacle])
  })
})

interface Node {
  Plans?: Node[]
  Alias?: string
  'Relation Name'?: string
  'Node Type': string
  [condition: string]: unknown
}

/** Of other commands PostgreSQL makes no plan. */
const isPlanned = ({ text }: Statement) => /^\s*(select|with|insert|update|delete)\b/i.test(text)

/** A plan with all that is below it. */
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** PostgreSQL's own account of a statement, its conditions as they follow from one another. */
async function nodesOfPlan(text: string): Promise<Node[]> {
  const { rows } = await client.query(`explain (generic_plan, verbose, format json) ${text}`)
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
}

async function findUnbound(text: string): Promise<string[]> {
  const nodes = await nodesOfPlan(text)
  const conditions = nodes.flatMap((node) =>
    Object.entries(node).flatMap(([key, value]) => (/Cond|Filter/.test(key) ? [String(value)] : [])),
  )
  const isBound = ({ Alias }: Node) => {
    const column = `\\b${Alias}\\.${DISTRIBUTION_COLUMN}`
    return conditions.some((condition) => new RegExp(`${column} = |= ${column}\\b`).test(condition))
  }
  const scans = nodes.filter(
    (node) => node['Node Type'] !== 'ModifyTable' && tables.includes(node['Relation Name'] ?? ''),
  )
  return scans.filter((node) => !isBound(node)).map((node) => `${node['Relation Name']} ${node.Alias}`)
}

async function writesOf(text: string): Promise<string[]> {
  const nodes = await nodesOfPlan(text)
  return nodes
    .filter((node) => node['Node Type'] === 'ModifyTable')
    .map((node) => node['Relation Name'] ?? '')
}

async function hotStatements(): Promise<Statement[]> {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.sql.ts'),
  )
  const modules = await Promise.all(files.map((file) => import(join(sources, file))))
  return modules
    .flatMap((exported) => Object.values(exported))
    .filter(
      (value): value is Statement =>
        typeof (value as Statement)?.name === 'string' && typeof (value as Statement).text === 'string',
    )
}

describe('the hot statements', () => {
  it('read and change rows of one owner', async () => {
    const statements = (await hotStatements()).filter(isPlanned)
    const unbound: string[] = []
    let touching = 0
    for (const { name, text } of statements) {
      const nodes = await nodesOfPlan(text)
      if (nodes.some((node) => tables.includes(node['Relation Name'] ?? ''))) touching++
      for (const scan of await findUnbound(text)) unbound.push(`${name}: ${scan}`)
    }
    expect(touching).toBeGreaterThan(10)
    expect(unbound).toEqual([])
  })

  it('that are no query are on no table of the owner', async () => {
    const others = (await hotStatements()).filter((statement) => !isPlanned(statement))
    expect(
      others.filter(({ text }) => tables.some((table) => new RegExp(`\\b${table}\\b`).test(text))),
    ).toEqual([])
  })

  it('would be found across owners', async () => {
    expect(await findUnbound('select from messages where id = $1::uuid')).toEqual(['messages messages'])
    expect(
      await findUnbound(
        'select from companions p join messages m on m.companion_id = p.id where p.owner_id = $1::uuid',
      ),
    ).toEqual(['messages m'])
  })

  it('write no table that is not split beside one that is', async () => {
    const mixed: string[] = []
    for (const { name, text } of (await hotStatements()).filter(isPlanned)) {
      const writes = await writesOf(text)
      const others = writes.filter((table) => !tables.includes(table))
      if (others.length > 0 && others.length < writes.length)
        mixed.push(`${name}: ${[...new Set(others)].join()}`)
    }
    expect(mixed).toEqual([])
  })
})

it('are split by a command that says so where the extension is missing, and changes nothing', async () => {
  expect(await distribute(database.url)).toEqual({ hasCitus: false, obstacles: [], tables: [] })
})
