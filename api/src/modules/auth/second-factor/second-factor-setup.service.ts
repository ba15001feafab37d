import {
  type BodyOf,
  type confirmPasskeySetup,
  type confirmTotpSetup,
  PASSKEYS_MAX,
  type ResponseOf,
  type Session,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Sessions } from '../../../platform/access/sessions.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { Outbox } from '../../../platform/mail/outbox.ts'
import type { ManagedUser } from '../../users/managed-user.repository.ts'
import { NewSessionService } from '../new-session.service.ts'
import { Passkeys } from './passkeys.ts'
import { RecoveryCodeRepository } from './recovery-code.repository.ts'
import type { SecondFactorEntity } from './second-factor.entity.ts'
import { SecondFactorRepository } from './second-factor.repository.ts'
import { SecondStepService } from './second-step.service.ts'
import type { SecondStepTicketEntity } from './second-step-ticket.entity.ts'
import { SecondStepTicketRepository } from './second-step-ticket.repository.ts'
import { SecretBox } from './secret-box.ts'
import { newTotp, stepOf } from './totp.ts'

type Setup = ResponseOf<typeof confirmTotpSetup>

/** Sets second factors up, with a ticket that allows it. */
@Injectable()
export class SecondFactorSetupService {
  constructor(
    private readonly steps: SecondStepService,
    private readonly tickets: SecondStepTicketRepository,
    private readonly factors: SecondFactorRepository,
    private readonly recoveryCodes: RecoveryCodeRepository,
    private readonly passkeys: Passkeys,
    private readonly box: SecretBox,
    private readonly sessions: Sessions,
    private readonly newSessions: NewSessionService,
    private readonly outbox: Outbox,
  ) {}

  async startTotp(token: string) {
    const ticket = await this.steps.find(token, true)
    return this.steps.hold(ticket, async ({ id, email }, transaction) => {
      const totp = newTotp(email)
      await this.tickets.keepSecret(ticket.id, this.box.seal(totp.secret, id), transaction)
      return totp
    })
  }

  async confirmTotp({ ticket: token, code }: BodyOf<typeof confirmTotpSetup>): Promise<Setup> {
    const ticket = await this.steps.find(token, true)
    const secret = ticket.secret && this.box.open(ticket.secret, ticket.user_id)
    if (!secret) throw new AppError('second_step_expired')
    const last_step = stepOf(code, secret)
    if (last_step === undefined) throw new AppError('second_step_wrong')
    const app = { user_id: ticket.user_id, secret: this.box.seal(secret, ticket.user_id), last_step }
    return this.add(ticket, (transaction) => this.factors.setTotp(app, transaction))
  }

  async startPasskey(token: string) {
    const ticket = await this.steps.find(token, true)
    return this.steps.hold(ticket, async (user, transaction) => {
      const passkeys = await this.factors.listPasskeys(user.id, transaction)
      requireRoom(passkeys)
      const options = await this.passkeys.creationOptions(user, passkeys)
      await this.tickets.keepChallenge(ticket.id, options.challenge, transaction)
      return options
    })
  }

  async confirmPasskey({ ticket: token, name, passkey }: BodyOf<typeof confirmPasskeySetup>): Promise<Setup> {
    const ticket = await this.steps.find(token, true)
    const challenge = await this.tickets.takeChallenge(ticket.id)
    const created = challenge && (await this.passkeys.created(passkey, challenge))
    if (!created) throw new AppError('passkey_invalid')
    return this.add(ticket, async (transaction) => {
      requireRoom(await this.factors.listPasskeys(ticket.user_id, transaction))
      await this.factors.addPasskey({ ...created, user_id: ticket.user_id, name }, transaction)
    }).catch((error) => {
      const isTaken = isUniqueViolation(error, 'second_factors_credential_id_key')
      throw isTaken ? new AppError('passkey_invalid') : error
    })
  }

  private add(
    ticket: SecondStepTicketEntity,
    store: (transaction: Transaction) => Promise<void>,
  ): Promise<Setup> {
    return this.steps.hold(ticket, async (user, transaction) => {
      const isFirst = (await this.factors.list(user.id, transaction)).length === 0
      await store(transaction)
      const recovery_codes = isFirst ? await this.recoveryCodes.renew(user.id, transaction) : []
      await this.tickets.removeAll(user.id, transaction)
      const mail = { template: 'second_factor_added', user, language: user.language } as const
      await this.outbox.post(mail, transaction)
      // Whoever else is logged in has shown no second step.
      if (isFirst && ticket.session_id) await this.sessions.endOthers(user.id, ticket.session_id, transaction)
      return { recovery_codes, session: ticket.session_id ? null : await this.begin(user, transaction) }
    })
  }

  private async begin({ id }: ManagedUser, transaction: Transaction): Promise<Session> {
    await this.sessions.endAll(id, transaction)
    return this.newSessions.open(id, transaction)
  }
}

function requireRoom(passkeys: SecondFactorEntity[]): void {
  if (passkeys.length >= PASSKEYS_MAX) throw new AppError('too_many_passkeys', { limit: PASSKEYS_MAX })
}
