import { startTestApi, type TestApi } from '@confida/api/testing'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { DataSource } from 'typeorm'

let api: TestApi
let dataSource: DataSource

beforeAll(async () => {
  api = await startTestApi()
  dataSource = api.app.get(DataSource)
})
afterAll(() => api.close())

/** Where TypeORM looks for the expressions of generated columns; only migrations that it writes itself fill it. */
async function describeGeneratedColumns() {
  await dataSource.query(
    'create table typeorm_metadata (type text, database text, schema text, "table" text, name text, value text)',
  )
  for (const { tableName, columns } of dataSource.entityMetadatas)
    for (const { databaseName, asExpression } of columns.filter(({ generatedType }) => generatedType))
      await dataSource.query(
        `insert into typeorm_metadata values ('GENERATED_COLUMN', current_database(), 'public', $1, $2, $3)`,
        [tableName, databaseName, asExpression],
      )
}

it('is, after all migrations, what the entities say', async () => {
  await describeGeneratedColumns()
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log()
  expect(upQueries.map(({ query }) => query)).toEqual([])
})

/** TypeORM's own, and those that only the version before still uses. */
const UNMAPPED = ['migrations', 'typeorm_metadata', 'rate_limits']

it('has an entity for each table', async () => {
  const tables: { name: string }[] = await dataSource.query(
    `select tablename as name from pg_tables where schemaname = 'public'
     and tablename <> all ($1) order by 1`,
    [UNMAPPED],
  )
  const mapped = dataSource.entityMetadatas.map(({ tableName }) => tableName)
  expect(mapped.sort()).toEqual(tables.map(({ name }) => name))
})
