import type { SecondFactors, SecondStep, SecondStepProof } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import type { ManagedUser } from '../../users/managed-user.repository.ts'
import { OwnPasswordService } from '../own-password.service.ts'
import { RecoveryCodeRepository } from './recovery-code.repository.ts'
import { toSecondFactor } from './second-factor.mapper.ts'
import { SecondFactorRepository } from './second-factor.repository.ts'
import { SecondStepService } from './second-step.service.ts'
import { SecondStepTicketRepository } from './second-step-ticket.repository.ts'

/** What people do with their own second factors once they are logged in. */
@Injectable()
export class SecondFactorChangeService {
  constructor(
    private readonly database: Database,
    private readonly passwords: OwnPasswordService,
    private readonly steps: SecondStepService,
    private readonly tickets: SecondStepTicketRepository,
    private readonly factors: SecondFactorRepository,
    private readonly recoveryCodes: RecoveryCodeRepository,
    private readonly outbox: Outbox,
  ) {}

  async list({ id, role }: CurrentUser): Promise<SecondFactors> {
    const [factors, recovery_codes_left] = await Promise.all([
      this.factors.list(id),
      this.recoveryCodes.count(id),
    ])
    return {
      factors: factors.map(toSecondFactor),
      recovery_codes_left,
      is_required: this.steps.isRequired(role),
    }
  }

  async start({ id, session_id }: CurrentUser, password: string): Promise<SecondStep> {
    const checked = await this.passwords.check(id, password)
    return this.database.transaction(async (transaction) => {
      await this.passwords.holdChecked(checked, session_id, transaction)
      return this.steps.beginChange(id, session_id, transaction)
    })
  }

  confirm(user: CurrentUser, proof: SecondStepProof): Promise<void> {
    return this.steps.prove(proof, user, (_user, { id }, transaction) =>
      this.tickets.allowChange(id, transaction),
    )
  }

  remove(user: CurrentUser, token: string, factorId: string): Promise<void> {
    return this.change(user, token, async (owner, transaction) => {
      if (!(await this.factors.remove(owner.id, factorId, transaction)))
        throw new AppError('second_factor_not_found')
      if ((await this.factors.list(owner.id, transaction)).length === 0) {
        if (this.steps.isRequired(owner.role)) throw new AppError('second_factor_last')
        await this.recoveryCodes.removeAll(owner.id, transaction)
      }
      const mail = { template: 'second_factor_removed', user: owner, language: owner.language } as const
      await this.outbox.post(mail, transaction)
    })
  }

  renewRecoveryCodes(user: CurrentUser, token: string): Promise<string[]> {
    return this.change(user, token, async ({ id }, transaction) => {
      if ((await this.factors.list(id, transaction)).length === 0)
        throw new AppError('second_factor_not_found')
      return this.recoveryCodes.renew(id, transaction)
    })
  }

  /** One change uses the ticket up; it counts in the session alone that asked for it. */
  private async change<Result>(
    { session_id }: CurrentUser,
    token: string,
    work: (user: ManagedUser, transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const ticket = await this.steps.find(token, true)
    if (ticket.session_id !== session_id) throw new AppError('second_step_expired')
    return this.steps.hold(ticket, async (user, transaction) => {
      const result = await work(user, transaction)
      await this.tickets.remove(ticket.id, transaction)
      return result
    })
  }
}
