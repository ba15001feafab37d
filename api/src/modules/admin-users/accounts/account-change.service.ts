import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type ManagedAccount, ManagedAccountRepository } from './managed-account.repository.ts'

type Work<Result> = (account: ManagedAccount, transaction: Transaction) => Promise<Result>

/** One administrative change of one account: a transaction in which nobody else changes it. */
@Injectable()
export class AccountChangeService {
  private readonly database: Database
  private readonly accounts: ManagedAccountRepository

  constructor(database: Database, accounts: ManagedAccountRepository) {
    this.database = database
    this.accounts = accounts
  }

  /** @throws AppError `user_not_found` for an account that is not there or deleted */
  ofAccount<Result>(actor: CurrentUser, id: string, work: Work<Result>): Promise<Result> {
    return this.run(actor, id, false, work)
  }

  /** @throws AppError `user_not_found` for an account that is not deleted */
  ofDeletedAccount<Result>(actor: CurrentUser, id: string, work: Work<Result>): Promise<Result> {
    return this.run(actor, id, true, work)
  }

  private run<Result>(actor: CurrentUser, id: string, isDeleted: boolean, work: Work<Result>) {
    return this.database.transaction(async (transaction) => {
      const accounts = await this.accounts.lock([actor.id, id], transaction)
      // Asked again under the lock: two administrators who delete each other would leave none.
      const acting = accounts.find((account) => account.id === actor.id)
      if (!acting || acting.is_deleted) throw new AppError('token_invalid')
      if (acting.is_standby) throw new AppError('account_standby')
      const account = accounts.find((candidate) => candidate.id === id)
      if (account?.is_deleted !== isDeleted) throw new AppError('user_not_found')
      return work(account, transaction)
    })
  }
}
