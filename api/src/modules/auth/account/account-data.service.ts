import type { AccountExport } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { toCompanion } from '../../companions/companion.mapper.ts'
import { CompanionRepository } from '../../companions/companion.repository.ts'
import { toUser } from '../../users/user.mapper.ts'
import { UserRepository } from '../../users/user.repository.ts'
import { AccountDataRepository } from './account-data.repository.ts'
import { toAccountExport } from './account-export.mapper.ts'

@Injectable()
export class AccountDataService {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly companions: CompanionRepository,
    private readonly data: AccountDataRepository,
  ) {}

  /** Everything that the product keeps about a user, as it stood at one moment. */
  export(userId: string): Promise<AccountExport> {
    return this.database.transaction((transaction) => this.read(userId, transaction), 'REPEATABLE READ')
  }

  private async read(userId: string, transaction: Transaction): Promise<AccountExport> {
    const profile = await this.users.findProfile(userId, transaction)
    if (!profile) throw new AppError('token_invalid')
    const companions = (await this.companions.list(userId, transaction)).map(toCompanion)
    const data = await this.data.read(userId, transaction)
    return toAccountExport({ user: toUser(profile), companions }, data, new Date())
  }
}
