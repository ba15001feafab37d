import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { removeUploadsOf } from '../../../platform/uploads/upload-folder.ts'
import { AccountRepository } from '../account.repository.ts'
import { OwnPasswordService } from '../own-password.service.ts'

@Injectable()
export class AccountRemovalService {
  private readonly accounts: AccountRepository
  private readonly passwords: OwnPasswordService
  private readonly config: Config

  constructor(accounts: AccountRepository, passwords: OwnPasswordService, @Inject(CONFIG) config: Config) {
    this.accounts = accounts
    this.passwords = passwords
    this.config = config
  }

  /** Deletes the account with everything that belongs to it, for good; payments stay without a name. */
  async remove(user: CurrentUser, password: string): Promise<void> {
    if (user.role === 'admin') throw new AppError('own_account')
    await this.passwords.check(user.id, password)
    await this.accounts.remove(user.id)
    await removeUploadsOf(this.config.dataDir, user.id)
  }
}
