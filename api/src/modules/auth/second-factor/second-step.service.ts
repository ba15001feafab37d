import {
  type Role,
  type SecondStep,
  type SecondStepProof,
  TOTP_CODE_LENGTH,
  toLatinDigits,
} from '@confida/contracts'
import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import type { Visitor } from '../../../platform/access/known-devices.ts'
import { CONFIG, type Config } from '../../../platform/config/config.ts'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { limitPolicies } from '../../../platform/limits/policies.ts'
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts'
import { type ManagedUser, ManagedUserRepository } from '../../users/managed-user.repository.ts'
import { standingOf, subjectOf } from '../standing.ts'
import { Passkeys } from './passkeys.ts'
import { RecoveryCodeRepository } from './recovery-code.repository.ts'
import { SecondFactorRepository } from './second-factor.repository.ts'
import type { SecondStepTicketEntity } from './second-step-ticket.entity.ts'
import { SecondStepTicketRepository } from './second-step-ticket.repository.ts'
import { SecretBox } from './secret-box.ts'
import { stepOf } from './totp.ts'

/** What a ticket is for, in the transaction that holds its user and itself. */
type Work<Result> = (
  user: ManagedUser,
  ticket: SecondStepTicketEntity,
  transaction: Transaction,
) => Promise<Result>

const APP_CODE = new RegExp(`^\\d{${TOTP_CODE_LENGTH}}$`)

@Injectable()
export class SecondStepService {
  constructor(
    private readonly database: Database,
    private readonly users: ManagedUserRepository,
    private readonly tickets: SecondStepTicketRepository,
    private readonly factors: SecondFactorRepository,
    private readonly recoveryCodes: RecoveryCodeRepository,
    private readonly passkeys: Passkeys,
    private readonly box: SecretBox,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  isRequired(role: Role): boolean {
    return role === 'admin' && this.config.isAdminSecondFactorRequired
  }

  /** A ticket for who has shown the password to log in; undefined where that is enough. */
  async beginLogin(
    user: { id: string; role: Role },
    transaction: Transaction,
  ): Promise<SecondStep | undefined> {
    const methods = await this.methodsOf(user.id, transaction)
    if (methods.length === 0 && !this.isRequired(user.role)) return undefined
    return this.open(user.id, null, methods, transaction)
  }

  /** A ticket for who has shown the password to change the second factors. */
  async beginChange(userId: string, sessionId: string, transaction: Transaction): Promise<SecondStep> {
    return this.open(userId, sessionId, await this.methodsOf(userId, transaction), transaction)
  }

  /**
   * Makes the second step of a ticket and then what that is for, in one transaction: of two uses of one code, at the same moment
   * and in whatever process, one gets in.
   * @throws AppError `second_step_wrong`, `second_step_expired`, or `rate_limited` after too many wrong ones
   */
  async prove<Result>(
    proof: SecondStepProof,
    by: Visitor | CurrentUser,
    work: Work<Result>,
  ): Promise<Result> {
    const ticket = await this.find(proof.ticket, false)
    const sessionId = 'session_id' in by ? by.session_id : null
    if (ticket.session_id !== sessionId) throw new AppError('second_step_expired')
    const standing = 'session_id' in by ? { group: by.session_id } : standingOf(by, ticket.user_id)
    const subject = subjectOf(ticket.user_id, standing)
    const code = toLatinDigits(proof.code ?? '').replace(/\s/g, '')
    // A recovery code or a passkey cannot be guessed: who is kept out by somebody else's guesses gets in by them.
    const limit = APP_CODE.test(code) ? limitPolicies.totp : limitPolicies.secondStep
    return this.limiter.countFailures(limit, subject, async () => {
      const challenge = proof.passkey && (await this.tickets.takeChallenge(ticket.id))
      return this.hold(ticket, async (user, transaction) => {
        const isRight = proof.passkey
          ? await this.isSigned(user.id, proof.passkey, challenge, transaction)
          : await this.isCodeRight(user.id, code, transaction)
        if (!isRight) throw new AppError('second_step_wrong')
        return work(user, ticket, transaction)
      })
    })
  }

  /** What a passkey is to sign for a ticket; a new one voids the one before. */
  async challenge(token: string) {
    const ticket = await this.find(token, false)
    const options = await this.passkeys.requestOptions(await this.factors.listPasskeys(ticket.user_id))
    await this.tickets.keepChallenge(ticket.id, options.challenge)
    return options
  }

  /** @throws AppError `second_step_expired` for a ticket that is not there, or for something else */
  async find(token: string, mayChangeFactors: boolean): Promise<SecondStepTicketEntity> {
    const ticket = await this.tickets.find(token)
    if (ticket?.may_change_factors !== mayChangeFactors) throw new AppError('second_step_expired')
    return ticket
  }

  /** Works while user and ticket stay as they are: the user first, as everybody locks them. */
  hold<Result>(
    ticket: SecondStepTicketEntity,
    work: (user: ManagedUser, transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    return this.database.transaction(async (transaction) => {
      const [user] = await this.users.lock([ticket.user_id], transaction)
      const isOpen = await this.tickets.lock(ticket.id, transaction)
      if (!user || user.deleted_at || user.is_standby || !isOpen) throw new AppError('second_step_expired')
      return work(user, transaction)
    })
  }

  private async open(
    userId: string,
    sessionId: string | null,
    methods: SecondStep['methods'],
    transaction: Transaction,
  ): Promise<SecondStep> {
    const needs_setup = methods.length === 0
    const ticket = await this.tickets.insert(
      { user_id: userId, session_id: sessionId, may_change_factors: needs_setup },
      transaction,
    )
    return { ticket, methods, needs_setup }
  }

  private async methodsOf(userId: string, transaction: Transaction): Promise<SecondStep['methods']> {
    const factors = await this.factors.list(userId, transaction)
    if (factors.length === 0) return []
    const kinds = new Set(factors.map(({ kind }) => kind))
    const hasRecovery = (await this.recoveryCodes.count(userId, transaction)) > 0
    return [...kinds, ...(hasRecovery ? (['recovery_code'] as const) : [])]
  }

  private async isCodeRight(userId: string, code: string, transaction: Transaction): Promise<boolean> {
    if (!APP_CODE.test(code)) return this.recoveryCodes.take(userId, code, transaction)
    const app = await this.factors.findTotp(userId, transaction)
    const secret = app?.secret && this.box.open(app.secret, userId)
    const step = secret ? stepOf(code, secret) : undefined
    return app !== null && step !== undefined && this.factors.takeStep(app.id, step, transaction)
  }

  private async isSigned(
    userId: string,
    response: NonNullable<SecondStepProof['passkey']>,
    challenge: string | undefined,
    transaction: Transaction,
  ): Promise<boolean> {
    const passkeys = await this.factors.listPasskeys(userId, transaction)
    const passkey = passkeys.find(({ credential_id }) => credential_id === response.id)
    if (!challenge || !passkey) return false
    const counter = await this.passkeys.signed(response, challenge, passkey)
    return counter !== undefined && this.factors.takeCounter(passkey.id, counter, transaction)
  }
}
