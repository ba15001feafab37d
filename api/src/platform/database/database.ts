import { Inject, Injectable } from '@nestjs/common'
import type { PoolClient, QueryResultRow } from 'pg'
import { type AfterQueryEvent, DataSource, type EntityManager, type EntitySubscriberInterface } from 'typeorm'
import { CONFIG, type Config } from '../config/config.ts'
import { isDiskFull, isUnanswered } from './database-errors.ts'
import { limitTransaction } from './server-limits.ts'
import type { Statement } from './statement.ts'

/** What can run a hot statement: the pool itself, or one open transaction. */
export interface Executor {
  /** All rows of the answer. */
  rows<Row extends QueryResultRow>(statement: Statement, values?: unknown[]): Promise<Row[]>
  /** The first row of the answer. */
  row<Row extends QueryResultRow>(statement: Statement, values?: unknown[]): Promise<Row | undefined>
}

/** One transaction: prepared statements and TypeORM's repositories (`manager`) on the same connection. */
export interface Transaction extends Executor {
  manager: EntityManager
  /** The connection itself, for the job queue, which writes its jobs inside our transaction. */
  client: PoolClient
}

/** Where a repository works: a transaction, or another repository outside of one. */
export type Within = Pick<Transaction, 'manager'>

/** Prepared statements and transactions; everything that is not hot uses TypeORM's repositories. */
@Injectable()
export class Database implements Executor, EntitySubscriberInterface {
  /** Whether a write has failed because the disk was full. */
  hasBeenFull = false

  /** Whether a pooler gives each transaction another of its sessions, in which nothing of ours may stay. */
  private readonly isPooled: boolean

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) config: Config,
  ) {
    this.isPooled = config.poolerUrl !== undefined
    dataSource.subscribers.push(this)
  }

  /** Called by TypeORM. */
  async afterQuery({ success, error, queryRunner }: AfterQueryEvent): Promise<void> {
    if (!success) await this.noteFault(error, await queryRunner.connect())
  }

  async rows<Row extends QueryResultRow>(statement: Statement, values: unknown[] = []): Promise<Row[]> {
    const runner = this.dataSource.createQueryRunner()
    const client: PoolClient = await runner.connect()
    try {
      return await this.run<Row>(client, statement, values)
    } catch (error) {
      await this.noteFault(error, client)
      throw error
    } finally {
      await runner.release()
    }
  }

  async row<Row extends QueryResultRow>(statement: Statement, values?: unknown[]): Promise<Row | undefined> {
    const [row] = await this.rows<Row>(statement, values)
    return row
  }

  /** Commits what `work` did, or undoes all of it when it throws. */
  async transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    isolation?: 'REPEATABLE READ',
  ): Promise<Result> {
    const runner = this.dataSource.createQueryRunner()
    try {
      await runner.startTransaction(isolation)
      if (this.isPooled) await runner.query(limitTransaction)
      const result = await work(this.toTransaction(await runner.connect(), runner.manager))
      await runner.commitTransaction()
      return result
    } catch (error) {
      // A broken connection cannot roll back; PostgreSQL does it alone, and the first error is the one to tell.
      await this.noteFault(error, await runner.connect())
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined)
      throw error
    } finally {
      await runner.release()
    }
  }

  /** Of a client that still waits for an answer its pool would make use again. */
  private async noteFault(error: unknown, client: PoolClient): Promise<void> {
    if (isDiskFull(error)) this.hasBeenFull = true
    if (isUnanswered(error)) await client.end()
  }

  private async run<Row extends QueryResultRow>(
    client: PoolClient,
    { name, text }: Statement,
    values: unknown[],
  ): Promise<Row[]> {
    const { rows } = await client.query<Row>({ name: this.isPooled ? undefined : name, text, values })
    return rows
  }

  private toTransaction(client: PoolClient, manager: EntityManager): Transaction {
    const rows = <Row extends QueryResultRow>(statement: Statement, values: unknown[] = []) =>
      this.run<Row>(client, statement, values)
    return {
      client,
      manager,
      rows,
      row: async <Row extends QueryResultRow>(statement: Statement, values?: unknown[]) =>
        (await rows<Row>(statement, values))[0],
    }
  }
}
