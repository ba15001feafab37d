import type { AdministratorRole } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Sessions } from '../../../platform/access/sessions.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { CredentialRepository } from '../../users/credential.repository.ts'
import { UserEntity } from '../../users/user.entity.ts'

/** An account that becomes an administrator's, or an ordinary one again. */
@Injectable()
export class PromotionService {
  constructor(
    private readonly credentials: CredentialRepository,
    private readonly sessions: Sessions,
  ) {}

  /**
   * What was opened as a user lasts longer than an administrator's session may, and whoever was in the account or its
   * mailbox must not be an administrator by it: sessions, codes and changes of the address under way end.
   */
  async promote(id: string, administrator_role: AdministratorRole, transaction: Transaction): Promise<void> {
    await transaction.manager.update(UserEntity, { id }, { role: 'admin', administrator_role })
    await this.credentials.voidCodes(id, transaction)
    await this.credentials.voidEmailChange(id, transaction)
    await this.sessions.endAll(id, transaction)
  }

  async demote(id: string, transaction: Transaction): Promise<void> {
    await transaction.manager.update(UserEntity, { id }, { role: 'user', administrator_role: null })
    await this.sessions.endAll(id, transaction)
  }
}
