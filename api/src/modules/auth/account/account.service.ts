import type { User } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { EmotionLabelRepository } from '../../emotions/emotion-label.repository.ts'
import { toUser } from '../../users/user.mapper.ts'
import { UserRepository } from '../../users/user.repository.ts'

@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly labels: EmotionLabelRepository,
  ) {}

  async getProfile(id: string): Promise<User> {
    const profile = await this.users.findProfile(id)
    if (!profile) throw new AppError('token_invalid')
    return toUser(profile)
  }

  async setName(id: string, name: string): Promise<User> {
    await this.users.setName(id, name)
    return this.getProfile(id)
  }

  /** Without it nothing a user writes is analysed; withdrawn, what was found out so far goes too. */
  setEmotionConsent(id: string, isGiven: boolean): Promise<void> {
    return this.database.transaction(async (transaction) => {
      await this.users.setEmotionConsent(id, isGiven, transaction)
      if (!isGiven) await this.labels.removeByOwner(id, transaction)
    })
  }
}
