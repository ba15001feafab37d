import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { ImageService } from '../../images/image.service.ts'
import { UserRepository } from '../../users/user.repository.ts'
import { OwnPasswordService } from '../own-password.service.ts'

@Injectable()
export class AccountRemovalService {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly passwords: OwnPasswordService,
    private readonly images: ImageService,
  ) {}

  /** Removes the user with everything that belongs to them, for good; payments stay without a name. */
  async remove(user: CurrentUser, password: string): Promise<void> {
    if (user.role === 'admin') throw new AppError('own_account')
    const checked = await this.passwords.check(user.id, password)
    await this.database.transaction(async (transaction) => {
      await this.passwords.holdChecked(checked, user.session_id, transaction)
      await this.users.remove(user.id, transaction)
    })
    await this.images.removeAllFiles(user.id)
  }
}
