import { Injectable } from '@nestjs/common'
import { Database, type Transaction } from '../database/database.ts'
import { AppError } from '../http/app-error.ts'
import { tryTurn } from './one-at-a-time.sql.ts'

const RETRY_AFTER_SECONDS = 1

/** Work that is heavy for the database: of each kind a person has one under way, over all processes. */
@Injectable()
export class OneAtATime {
  constructor(private readonly database: Database) {}

  /** @throws AppError `rate_limited` while another one is under way */
  run<Result>(
    kind: 'search' | 'export',
    userId: string,
    work: (transaction: Transaction) => Promise<Result>,
    isolation?: 'REPEATABLE READ',
  ): Promise<Result> {
    return this.database.transaction(async (transaction) => {
      const turn = await transaction.row<{ is_mine: boolean }>(tryTurn, [`${kind} ${userId}`])
      if (!turn?.is_mine) throw new AppError('rate_limited', { seconds: RETRY_AFTER_SECONDS })
      return work(transaction)
    }, isolation)
  }
}
