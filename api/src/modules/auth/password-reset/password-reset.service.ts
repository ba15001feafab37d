import type { BodyOf, confirmPasswordReset, verifyResetCode } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import { Sessions } from '../../../platform/access/sessions.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { Jobs } from '../../../platform/jobs/jobs.ts'
import { limitPolicies, visitorPolicies } from '../../../platform/limits/policies.ts'
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts'
import { VisitorLimiter } from '../../../platform/limits/visitor-limiter.ts'
import { CredentialRepository } from '../../users/credential.repository.ts'
import { hashPassword } from '../../users/password-hash.ts'
import { UserRepository } from '../../users/user.repository.ts'
import type { Visitor } from '../visitor.ts'
import { PasswordResetRepository, type PendingReset } from './password-reset.repository.ts'
import { hashResetCode, isSameHash } from './reset-code.ts'

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly database: Database,
    private readonly resets: PasswordResetRepository,
    private readonly users: UserRepository,
    private readonly credentials: CredentialRepository,
    private readonly sessions: Sessions,
    private readonly limiter: RateLimiter,
    private readonly visitors: VisitorLimiter,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Has a code mailed, if the address is registered; the same work is done for every address. */
  async request(email: string, { address, language }: Visitor): Promise<void> {
    await this.visitors.consume(visitorPolicies.passwordReset, address)
    await this.limiter.consume(limitPolicies.passwordReset, email)
    const user = await this.users.findByEmail(email)
    // Those that nobody is registered with come last: however many there are, a mail does not wait for them.
    const priority = user ? 1 : 0
    await this.database.transaction((transaction) =>
      this.jobs.enqueue('password-reset.request', { email, language }, transaction, { priority }),
    )
  }

  /** Checks a code without using it up; a wrong one costs one of its attempts. */
  verify(guess: BodyOf<typeof verifyResetCode>, address: string): Promise<PendingReset> {
    return this.visitors.countFailures(visitorPolicies.resetCode, address, () => this.compare(guess))
  }

  private async compare({ email, code }: BodyOf<typeof verifyResetCode>): Promise<PendingReset> {
    const reset = await this.resets.countAttempt(email)
    if (!reset) throw new AppError('reset_code_invalid')
    const given = hashResetCode(code, reset.user_id, this.config.jwtSecret)
    if (!isSameHash(given, reset.code_hash)) throw new AppError('reset_code_invalid')
    await this.resets.giveAttemptBack(reset)
    return reset
  }

  /** Sets the password and ends every session; the code is gone then. */
  async confirm(confirmation: BodyOf<typeof confirmPasswordReset>, address: string): Promise<void> {
    const { email, new_password } = confirmation
    const reset = await this.verify(confirmation, address)
    const passwordHash = await hashPassword(new_password)
    await this.database.transaction(async (transaction) => {
      const isMine = await this.resets.useUp(reset, transaction)
      if (!isMine) throw new AppError('reset_code_invalid')
      await this.credentials.setPasswordHash(reset.user_id, passwordHash, transaction)
      await this.sessions.endAll(reset.user_id, transaction)
    })
    // Who proved to own the address is not kept out by somebody else's guesses.
    await this.limiter.reset(limitPolicies.login, email)
  }
}
