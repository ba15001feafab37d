import type { Pool } from 'pg'
import type { DataSource } from 'typeorm'

/**
 * The pg pool under TypeORM. TypeORM has no public way to it, and a second pool would double the connections that
 * PostgreSQL has to hold; prepared statements cost half of a repository's query.
 */
// biome-ignore lint/suspicious/noExplicitAny: the pool is an undocumented member of TypeORM's PostgreSQL driver
export const poolOf = (dataSource: DataSource): Pool => (dataSource.driver as any).master
