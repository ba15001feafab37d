import { Injectable } from '@nestjs/common'
import { Sessions } from '../../../platform/access/sessions.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import type { ManagedUser } from '../../users/managed-user.repository.ts'
import { RecoveryCodeRepository } from './recovery-code.repository.ts'
import { SecondFactorRepository } from './second-factor.repository.ts'

/** For somebody who has lost them all, done by somebody else. */
@Injectable()
export class SecondFactorRemovalService {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly recoveryCodes: RecoveryCodeRepository,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
  ) {}

  /** In a transaction that has locked the user; the sessions end, as somebody else may have what was lost. */
  async removeAll(user: ManagedUser, transaction: Transaction): Promise<void> {
    if (!(await this.factors.removeAll(user.id, transaction))) throw new AppError('second_factor_not_found')
    await this.recoveryCodes.removeAll(user.id, transaction)
    await this.sessions.endAll(user.id, transaction)
    await this.outbox.post({ template: 'second_factor_removed', user, language: user.language }, transaction)
  }
}
