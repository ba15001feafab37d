import type { BodyOf, changePassword } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Sessions } from '../../platform/access/sessions.ts'
import { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { limitPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { CredentialRepository } from '../users/credential.repository.ts'
import { hashPassword, isPasswordRight } from '../users/password-hash.ts'

@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly database: Database,
    private readonly credentials: CredentialRepository,
    private readonly sessions: Sessions,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws AppError `password_incorrect`, or `rate_limited` after too many of them */
  async check(userId: string, password: string): Promise<void> {
    await this.limiter.consume(limitPolicies.ownPassword, userId)
    const passwordHash = await this.credentials.findPasswordHash(userId)
    if (!(await isPasswordRight(password, passwordHash))) throw new AppError('password_incorrect')
    await this.limiter.reset(limitPolicies.ownPassword, userId)
  }

  /** Ends all sessions, also this one. @returns the token that goes on */
  async change(userId: string, passwords: BodyOf<typeof changePassword>): Promise<string> {
    await this.check(userId, passwords.current_password)
    const passwordHash = await hashPassword(passwords.new_password)
    return this.database.transaction(async (transaction) => {
      await this.credentials.setPasswordHash(userId, passwordHash, transaction)
      await this.sessions.endAll(userId, transaction)
      return this.sessions.open(userId, transaction)
    })
  }
}
