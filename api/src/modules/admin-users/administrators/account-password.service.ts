import { Injectable } from '@nestjs/common'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { limitPolicies } from '../../../platform/limits/policies.ts'
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts'
import { SecurityLog } from '../../../platform/security-log/security-log.ts'
import { type CheckedPassword, CredentialRepository } from '../../users/credential.repository.ts'
import { isPasswordRight } from '../../users/password-hash.ts'
import { UserEntity } from '../../users/user.entity.ts'

/** Whether an account is that of whoever holds a link, without a session of it. */
@Injectable()
export class AccountPasswordService {
  constructor(
    private readonly credentials: CredentialRepository,
    private readonly limiter: RateLimiter,
    private readonly log: SecurityLog,
  ) {}

  /** @throws AppError `password_incorrect`, or `rate_limited` after too many of them */
  async check({ id }: { id: string }, password: string): Promise<CheckedPassword> {
    await this.limiter.consume(limitPolicies.ownPassword, id)
    const password_hash = await this.credentials.findPasswordHash(id)
    if (!password_hash || !(await isPasswordRight(password, password_hash))) {
      await this.log.record({ event: 'password.failure', userId: id })
      throw new AppError('password_incorrect')
    }
    await this.limiter.reset(limitPolicies.ownPassword, id)
    return { id, password_hash }
  }

  /**
   * Comparing takes a while: the password must still be the one, and the person's own. One that an administrator has set is
   * known to that administrator, who would become what the person is made.
   */
  async requireOwn(checked: CheckedPassword, transaction: Transaction): Promise<void> {
    if (!(await this.credentials.lock(checked, transaction))) throw new AppError('invitation_invalid')
    const isSetByOther = await transaction.manager.existsBy(UserEntity, {
      id: checked.id,
      must_change_password: true,
    })
    if (isSetByOther) throw new AppError('password_change_required')
  }
}
