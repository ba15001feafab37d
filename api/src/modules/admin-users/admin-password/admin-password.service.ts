import { Injectable } from '@nestjs/common'
import { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { limitPolicies } from '../../../platform/limits/policies.ts'
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts'
import { SecurityLog } from '../../../platform/security-log/security-log.ts'
import { CredentialRepository } from '../../users/credential.repository.ts'
import { isPasswordRight } from '../../users/password-hash.ts'

@Injectable()
export class AdminPasswordService {
  constructor(
    private readonly database: Database,
    private readonly credentials: CredentialRepository,
    private readonly limiter: RateLimiter,
    private readonly log: SecurityLog,
  ) {}

  /** As `check`, for calls that need the password only where administrators change their own way in. */
  async checkGiven(administratorId: string, password: string | undefined): Promise<void> {
    const fields = { admin_password: { problem: 'required', params: {} } } as const
    if (password === undefined) throw new AppError('invalid_input', {}, fields)
    await this.check(administratorId, password)
  }

  /**
   * Checks an administrator's own password, re-entered. Tries come one after the other, in every process: guesses at the
   * same moment get no further than the limit, and right ones at the same moment are not taken for failures.
   * @throws AppError `admin_password_wrong`, or `rate_limited` after too many of them
   */
  async check(administratorId: string, password: string): Promise<void> {
    const passwordHash = await this.credentials.findPasswordHash(administratorId)
    // A failure is told after the transaction: thrown within, it would take its count back.
    const isRight = await this.database.transaction(async (transaction) => {
      await this.limiter.consume(limitPolicies.adminPassword, administratorId, transaction)
      if (!(await isPasswordRight(password, passwordHash))) return false
      await this.limiter.reset(limitPolicies.adminPassword, administratorId, transaction)
      return true
    })
    if (isRight) return
    await this.log.record({ event: 'password.failure', userId: administratorId })
    throw new AppError('admin_password_wrong')
  }
}
