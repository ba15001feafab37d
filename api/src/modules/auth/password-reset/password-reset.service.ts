import type { BodyOf, confirmPasswordReset, Language, verifyResetCode } from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { Visitor } from '../../../platform/access/known-devices.ts'
import { Sessions } from '../../../platform/access/sessions.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Database } from '../../../platform/database/database.ts'
import { AppError, isCode, isRefusal } from '../../../platform/http/app-error.ts'
import { Jobs } from '../../../platform/jobs/jobs.ts'
import { limitPolicies, visitorPolicies } from '../../../platform/limits/policies.ts'
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts'
import { VisitorLimiter } from '../../../platform/limits/visitor-limiter.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import { SecurityLog } from '../../../platform/security-log/security-log.ts'
import { CredentialRepository } from '../../users/credential.repository.ts'
import { hashPassword } from '../../users/password-hash.ts'
import { UserRepository } from '../../users/user.repository.ts'
import { type Standing, standingOf, subjectOf } from '../standing.ts'
import { PasswordResetRepository, type PendingReset } from './password-reset.repository.ts'
import { hashResetCode, isSameHash } from './reset-code.ts'

type Guess = BodyOf<typeof verifyResetCode>

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly database: Database,
    private readonly resets: PasswordResetRepository,
    private readonly credentials: CredentialRepository,
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
    private readonly limiter: RateLimiter,
    private readonly visitors: VisitorLimiter,
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
    private readonly log: SecurityLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Has a code mailed, if the address is registered; the same work is done for every address. */
  async request(email: string, visitor: Visitor, language: Language): Promise<void> {
    const user = await this.users.findByEmail(email)
    const standing = standingOf(visitor, user?.id)
    if (!standing.isKnown) await this.visitors.consume(visitorPolicies.passwordReset, visitor.address)
    await this.limiter.consume(limitPolicies.passwordReset, subjectOf(email, standing))
    // Those that nobody is registered with come last: however many there are, a mail does not wait for them.
    const priority = user ? 1 : 0
    await this.database.transaction((transaction) =>
      this.jobs.enqueue('password-reset.request', { email, language }, transaction, { priority }),
    )
  }

  /** Checks a code without using it up; a wrong one costs one of its attempts. */
  async verify(guess: Guess, visitor: Visitor): Promise<PendingReset> {
    const user = await this.users.findByEmail(guess.email)
    const standing = standingOf(visitor, user?.id)
    const { address } = visitor
    const checking = standing.isKnown
      ? this.checkOfDevice(guess, standing)
      : this.visitors.countFailures(visitorPolicies.resetCode, address, () => this.check(guess))
    return checking.catch(async (error) => {
      if (isCode(error, 'reset_code_invalid'))
        await this.log.record({ event: 'reset-code.failure', userId: user?.id, address })
      throw error
    })
  }

  private async check(guess: Guess): Promise<PendingReset> {
    const reset = await this.resets.countAttempt(guess.email)
    this.requireRight(guess, reset)
    await this.resets.giveAttemptBack(reset)
    return reset
  }

  /** Others may have used up the code's attempts: a known device has some of its own. */
  private async checkOfDevice(guess: Guess, standing: Standing): Promise<PendingReset> {
    const reset = await this.resets.find(guess.email)
    const subject = subjectOf(reset?.code_hash.toString('hex') ?? guess.email, standing)
    const check = async () => {
      this.requireRight(guess, reset)
      return reset
    }
    return this.limiter.countFailures(limitPolicies.resetCode, subject, check).catch((error) => {
      throw isRefusal(error) ? new AppError('reset_code_invalid') : error
    })
  }

  private requireRight({ code }: Guess, reset: PendingReset | undefined): asserts reset {
    const given = reset && hashResetCode(code, reset.user_id, this.config.jwtSecret)
    if (!given || !isSameHash(given, reset.code_hash)) throw new AppError('reset_code_invalid')
  }

  /** Sets the password and ends every session; the code is gone then. @returns the user's id */
  async confirm(confirmation: BodyOf<typeof confirmPasswordReset>, visitor: Visitor): Promise<string> {
    const { email, new_password } = confirmation
    const reset = await this.verify(confirmation, visitor)
    const passwordHash = await hashPassword(new_password)
    await this.database.transaction(async (transaction) => {
      const owner = await this.resets.useUp(reset, transaction)
      if (!owner) throw new AppError('reset_code_invalid')
      await this.credentials.setPasswordHash(owner.id, passwordHash, transaction)
      await this.credentials.sealUnproven(owner.id, transaction)
      await this.sessions.endAll(owner.id, transaction)
      // The code was in the mailbox.
      await this.users.confirmEmail(owner.id, transaction)
      const mail = { template: 'password_changed', user: owner, language: owner.language } as const
      await this.outbox.post(mail, transaction)
    })
    // Who proved to own the address is not kept out by somebody else's guesses.
    const own = subjectOf(email, standingOf(visitor, reset.user_id))
    for (const subject of new Set([email, own])) await this.limiter.reset(limitPolicies.login, subject)
    return reset.user_id
  }
}
