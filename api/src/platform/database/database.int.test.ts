import { createTestDatabase, startTestApi, type TestApi } from '@confida/api/testing'
import { longTest } from '@confida/jest-presets/long-test'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { loadMigrations } from '../../migrations/index.ts'
import { isDatabaseDown, isUniqueViolation } from './database-errors.ts'
import { migrate } from './migrate.ts'
import { statement } from './statement.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const insertUser = statement(
  'testing.insert',
  `insert into users (name, email, password_hash, birth_date, total_spent)
   values ('Anna', $1, 'x', '1990-05-03', 12.5) returning *`,
)
const countUsers = statement('testing.count', 'select count(*) as total from users where email = $1')
const count = async (email: string) => (await api.database.row<{ total: number }>(countUsers, [email]))?.total

describe('the database', () => {
  test('answers days as text, amounts and counts as numbers, times as dates', async () => {
    const row = await api.database.row(insertUser, ['types@example.com'])
    expect(row).toMatchObject({ birth_date: '1990-05-03', total_spent: 12.5, created_at: expect.any(Date) })
    expect(await count('types@example.com')).toBe(1)
  })

  test('commits a transaction whole, with statements and repositories on one connection', async () => {
    const seen = await api.database.transaction(async (tx) => {
      await tx.row(insertUser, ['commit@example.com'])
      return tx.manager.query('select count(*) as total from users where email = $1', ['commit@example.com'])
    })
    expect(seen).toEqual([{ total: 1 }])
    expect(await count('commit@example.com')).toBe(1)
  })

  test('undoes a transaction that throws, and gives the connection back', async () => {
    for (let round = 0; round < 20; round++) {
      const attempt = api.database.transaction(async (tx) => {
        await tx.row(insertUser, ['undone@example.com'])
        throw new Error('no')
      })
      await expect(attempt).rejects.toThrow('no')
    }
    expect(await count('undone@example.com')).toBe(0)
  })

  test('knows a taken address in any case, over deleted users too', async () => {
    await api.database.row(insertUser, ['taken@example.com'])
    await api.database.rows(
      statement('testing.delete', `update users set deleted_at = now() where email = $1`),
      ['taken@example.com'],
    )
    const error = await api.database.row(insertUser, ['Taken@Example.com']).catch((failure) => failure)
    expect(isUniqueViolation(error, 'users_email_key')).toBe(true)
    expect(isUniqueViolation(error, 'another')).toBe(false)
    expect(isDatabaseDown(error)).toBe(false)
  })

  test('tells a refused connection from a wrong query', async () => {
    const client = new pg.Client({ host: '127.0.0.1', port: 1 })
    expect(isDatabaseDown(await client.connect().catch((error) => error))).toBe(true)
    const wrong = await api.database
      .rows(statement('testing.wrong', 'select nothing'))
      .catch((error) => error)
    expect(isDatabaseDown(wrong)).toBe(false)
  })
})

describe('migrations', () => {
  longTest('run once when several processes start at the same moment on an empty database', async () => {
    const { url, drop } = await createTestDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('drop schema public cascade; create schema public')
    await Promise.all([migrate(url), migrate(url), migrate(url)])
    const { rows } = await client.query('select name from migrations order by timestamp')
    await client.end()
    await drop()
    const migrations = await loadMigrations()
    expect(migrations.length).toBeGreaterThan(0)
    expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
  })

  const newer = `insert into migrations (timestamp, name) values (9999999999999, 'Newer9999999999999')`
  longTest.each([
    ['runs on', 'that only adds', [newer], true],
    ['refuses', 'of which nothing is known', [newer, 'comment on table migrations is null'], false],
    [
      'refuses',
      'that takes something away',
      [newer, `comment on table migrations is 'compatible since 9999999999999'`],
      false,
    ],
  ])('%s the schema of a newer version %s', async (_, __, statements, runs) => {
    const { url, drop } = await createTestDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const text of statements) await client.query(text)
    const migrated = migrate(url)
    if (runs) await migrated
    else await expect(migrated).rejects.toThrow('The database was migrated by a newer version of Confida')
    await client.end()
    await drop()
  })

  test('can be undone', async () => {
    const { url, drop } = await createTestDatabase()
    const { DataSource } = await import('typeorm')
    const migrations = await loadMigrations()
    const dataSource = new DataSource({ type: 'postgres', url, migrations, installExtensions: false })
    await dataSource.initialize()
    for (const _ of migrations) await dataSource.undoLastMigration()
    const tables = await dataSource.query(`select tablename from pg_tables where schemaname = 'public'`)
    await dataSource.destroy()
    await drop()
    expect(tables).toEqual([{ tablename: 'migrations' }])
  })
})
