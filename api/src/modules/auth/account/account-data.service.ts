import type { AccountExport } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Executor } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { toCompanion } from '../../companions/companion.mapper.ts'
import { CompanionRepository } from '../../companions/companion.repository.ts'
import { toUser } from '../../users/user.mapper.ts'
import { UserRepository } from '../../users/user.repository.ts'
import { AccountDataRepository } from './account-data.repository.ts'
import { toAccountExport } from './account-export.mapper.ts'

// All lists as they stood at one moment.
const snapshot = statement('export.snapshot', 'set transaction isolation level repeatable read, read only')

@Injectable()
export class AccountDataService {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly companions: CompanionRepository,
    private readonly data: AccountDataRepository,
  ) {}

  /** Everything that the product keeps about a user. */
  export(userId: string): Promise<AccountExport> {
    return this.database.transaction(async (transaction) => {
      await transaction.row(snapshot)
      return this.read(userId, transaction)
    })
  }

  private async read(userId: string, executor: Executor): Promise<AccountExport> {
    const profile = await this.users.findProfile(userId, executor)
    if (!profile) throw new AppError('token_invalid')
    const companions = (await this.companions.list(userId, executor)).map(toCompanion)
    const data = await this.data.read(userId, executor)
    return toAccountExport({ user: toUser(profile), companions }, data, new Date())
  }
}
