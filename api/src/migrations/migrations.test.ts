import { expect, test } from '@jest/globals'
import type { QueryRunner } from 'typeorm'
import { COMPATIBLE_SINCE } from '../platform/database/migrate.ts'
import { loadMigrations } from './index.ts'

/** What a version that does not know of it would stumble over: something gone, called otherwise, or asked for in each row. */
const TAKES_AWAY = [
  /\bdrop\s+(table|column|view|function|trigger|extension)\b/i,
  /\brename\b/i,
  /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
  /\bset\s+not\s+null\b/i,
  /\badd\s+column\b(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(default|generated)\b)/i,
]
const takesAway = (statement: string) => TAKES_AWAY.some((pattern) => pattern.test(statement))

async function statementsOf(migration: Awaited<ReturnType<typeof loadMigrations>>[number]) {
  const statements: string[] = []
  const query = async (text: string) => {
    statements.push(text)
    return []
  }
  await new migration().up({ query } as unknown as QueryRunner)
  return statements
}

test('migrations only add what older versions do without, or raise COMPATIBLE_SINCE', async () => {
  const broken: string[] = []
  for (const migration of await loadMigrations()) {
    if (Number(migration.name.slice(-13)) <= COMPATIBLE_SINCE) continue
    const statements = await statementsOf(migration)
    broken.push(...statements.filter(takesAway).map((text) => `${migration.name}: ${text}`))
  }
  expect(broken).toEqual([])
})

test.each([
  ['drop table users', true],
  ['alter table users drop column name', true],
  ['alter table users rename column name to title', true],
  ['alter table users alter column name type integer', true],
  ['alter table users alter column phone set not null', true],
  ['alter table users add column age integer not null', true],
  ['alter table users add column age integer not null default 0', false],
  ['alter table users add column age integer', false],
  ['alter table users drop constraint users_deleted_by_fkey', false],
  ['create table pets (name text not null)', false],
])('%s takes something away: %s', (statement, does) => {
  expect(takesAway(statement)).toBe(does)
})
