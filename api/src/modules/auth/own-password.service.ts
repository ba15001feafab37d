import type { BodyOf, changePassword } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../platform/access/current-user.ts'
import { Sessions } from '../../platform/access/sessions.ts'
import { Database, type Transaction } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { Outbox } from '../../platform/mail/outbox.ts'
import { SecurityLog } from '../../platform/security-log/security-log.ts'
import { type CheckedPassword, CredentialRepository } from '../users/credential.repository.ts'
import { hashPassword, isPasswordRight } from '../users/password-hash.ts'

@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly database: Database,
    private readonly credentials: CredentialRepository,
    private readonly sessions: Sessions,
    private readonly limiter: RateLimiter,
    private readonly log: SecurityLog,
    private readonly outbox: Outbox,
  ) {}

  /** @throws AppError `password_incorrect`, or `rate_limited` after too many of them */
  async check(userId: string, password: string): Promise<CheckedPassword> {
    await this.limiter.consume(limitPolicies.ownPassword, userId)
    const password_hash = await this.credentials.findPasswordHash(userId)
    if (!(await isPasswordRight(password, password_hash))) {
      await this.log.record({ event: 'password.failure', userId })
      throw new AppError('password_incorrect')
    }
    await this.limiter.reset(limitPolicies.ownPassword, userId)
    return { id: userId, password_hash: password_hash ?? '' }
  }

  /**
   * Comparing takes a while: who was checked goes on only if password and session are still the same then. Both are kept
   * until the transaction ends.
   */
  async holdChecked(checked: CheckedPassword, sessionId: string, transaction: Transaction): Promise<void> {
    const isSame = await this.credentials.lockForChange(checked, transaction)
    if (!isSame || !(await this.sessions.lock(sessionId, transaction))) throw new AppError('token_invalid')
  }

  /** Ends all sessions, also this one. @returns the token that goes on */
  async change(user: CurrentUser, passwords: BodyOf<typeof changePassword>): Promise<string> {
    const checked = await this.check(user.id, passwords.current_password)
    if (passwords.new_password === passwords.current_password) throw new AppError('password_unchanged')
    await this.limiter.consume(limitPolicies.passwordChange, user.id)
    const passwordHash = await hashPassword(passwords.new_password)
    return this.database.transaction(async (transaction) => {
      await this.holdChecked(checked, user.session_id, transaction)
      await this.credentials.setPasswordHash(user.id, passwordHash, transaction)
      await this.outbox.post({ template: 'password_changed', user, language: user.language }, transaction)
      await this.sessions.endAll(user.id, transaction)
      return this.sessions.open(user.id, transaction)
    })
  }
}
