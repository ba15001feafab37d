import type { BodyOf, login, ResponseOf, SecondStepProof, Session } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Visitor } from '../../platform/access/known-devices.ts'
import { Sessions } from '../../platform/access/sessions.ts'
import { Database } from '../../platform/database/database.ts'
import { AppError, isCode } from '../../platform/http/app-error.ts'
import { limitPolicies, visitorPolicies } from '../../platform/limits/policies.ts'
import { RateLimiter } from '../../platform/limits/rate-limiter.ts'
import { VisitorLimiter } from '../../platform/limits/visitor-limiter.ts'
import { SecurityLog } from '../../platform/security-log/security-log.ts'
import { CredentialRepository, type Credentials } from '../users/credential.repository.ts'
import { isPasswordRight } from '../users/password-hash.ts'
import { NewSessionService } from './new-session.service.ts'
import { SecondStepService } from './second-factor/second-step.service.ts'
import { SecondStepTicketRepository } from './second-factor/second-step-ticket.repository.ts'
import { type Standing, standingOf, subjectOf } from './standing.ts'

@Injectable()
export class LoginService {
  constructor(
    private readonly credentials: CredentialRepository,
    private readonly sessions: Sessions,
    private readonly newSessions: NewSessionService,
    private readonly secondSteps: SecondStepService,
    private readonly tickets: SecondStepTicketRepository,
    private readonly limiter: RateLimiter,
    private readonly visitors: VisitorLimiter,
    private readonly database: Database,
    private readonly log: SecurityLog,
  ) {}

  /** Unknown, deleted and wrong are one answer in one time; standby is told only to who knows the password. */
  async login(
    { email, password }: BodyOf<typeof login>,
    visitor: Visitor,
  ): Promise<ResponseOf<typeof login>> {
    const credentials = await this.credentials.find(email)
    const standing = standingOf(visitor, credentials?.id)
    const check = () =>
      this.limiter.countFailures(limitPolicies.login, subjectOf(email, standing), () =>
        requireRight(password, credentials, standing),
      )
    const { address } = visitor
    const checking = standing.isKnown
      ? check()
      : this.visitors.countFailures(visitorPolicies.login, address, check)
    const checked = await checking.catch(async (error) => {
      if (isCode(error, 'invalid_credentials'))
        await this.log.record({ event: 'login.failure', userId: credentials?.id, address })
      throw error
    })
    if (checked.is_standby) throw new AppError('account_standby')
    const answer = await this.goOn(checked)
    if ('user' in answer) await this.log.record({ event: 'login.success', userId: checked.id, address })
    return answer
  }

  /** Comparing takes a while: a password that was changed meanwhile opens nothing. */
  private goOn(credentials: Credentials): Promise<ResponseOf<typeof login>> {
    return this.database.transaction(async (transaction) => {
      if (!(await this.credentials.lock(credentials, transaction))) throw new AppError('invalid_credentials')
      await this.credentials.proveByPassword(credentials.id, transaction)
      const second_step = await this.secondSteps.beginLogin(credentials, transaction)
      return second_step ? { second_step } : this.newSessions.open(credentials.id, transaction)
    })
  }

  async complete(proof: SecondStepProof, visitor: Visitor): Promise<Session> {
    const { address } = visitor
    const proving = this.secondSteps.prove(proof, visitor, async ({ id }, ticket, transaction) => {
      await this.tickets.remove(ticket.id, transaction)
      return this.newSessions.open(id, transaction)
    })
    const session = await proving.catch(async (error) => {
      if (isCode(error, 'second_step_wrong')) {
        const ticket = await this.tickets.find(proof.ticket)
        await this.log.record({ event: 'login.second-step-failure', userId: ticket?.user_id, address })
      }
      throw error
    })
    await this.log.record({ event: 'login.success', userId: session.user.id, address })
    return session
  }

  logout(sessionId: string): Promise<void> {
    return this.sessions.end(sessionId)
  }
}

async function requireRight(
  password: string,
  credentials: Credentials | null,
  { isKnown }: Standing,
): Promise<Credentials> {
  const isRight = await isPasswordRight(password, credentials?.password_hash, { isStranger: !isKnown })
  if (!credentials || !isRight) throw new AppError('invalid_credentials')
  return credentials
}
