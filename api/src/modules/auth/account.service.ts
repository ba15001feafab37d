import type { User } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { toUser } from './account.mapper.ts'
import { AccountRepository } from './account.repository.ts'

@Injectable()
export class AccountService {
  private readonly database: Database
  private readonly accounts: AccountRepository

  constructor(database: Database, accounts: AccountRepository) {
    this.database = database
    this.accounts = accounts
  }

  async getProfile(id: string): Promise<User> {
    const profile = await this.accounts.findProfile(id)
    if (!profile) throw new AppError('token_invalid')
    return toUser(profile)
  }

  /** Without it nothing a person writes is analysed. */
  setEmotionConsent(id: string, isGiven: boolean): Promise<void> {
    return this.database.transaction((transaction) =>
      this.accounts.setEmotionConsent(id, isGiven, transaction),
    )
  }
}
