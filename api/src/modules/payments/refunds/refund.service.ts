import type { BodyOf, refundPayment } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { Database, type Transaction } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { AdminPasswordService } from '../../admin-users/admin-password/admin-password.service.ts'
import { ReversalService } from '../stripe/reversal.service.ts'
import { StripeGateway } from '../stripe/stripe.gateway.ts'
import { StripeRefundGateway, StripeRefusal } from '../stripe/stripe-refund.gateway.ts'
import { requireRefundable } from './refund.policy.ts'
import { type RefundablePayment, RefundRepository, type RefundRow } from './refund.repository.ts'
import { RefundRecordService } from './refund-record.service.ts'

type Wanted = BodyOf<typeof refundPayment>

/** A refund that Stripe is to be asked for. */
interface Claimed {
  refund: RefundRow
  payment: RefundablePayment
}

/**
 * Gives money back. A refund is written down before Stripe is asked, under an id that the caller chose: whatever is sent
 * twice, and whatever answer gets lost, it is made once. While the answer to one is not known, the same payment takes no other.
 */
@Injectable()
export class RefundService {
  constructor(
    private readonly database: Database,
    private readonly refunds: RefundRepository,
    private readonly records: RefundRecordService,
    private readonly reversals: ReversalService,
    private readonly passwords: AdminPasswordService,
    private readonly stripe: StripeGateway,
    private readonly stripeRefunds: StripeRefundGateway,
  ) {}

  async refund(actor: CurrentUser, paymentId: string, { admin_password, ...wanted }: Wanted): Promise<void> {
    await this.passwords.check(actor.id, admin_password)
    const claimed = await this.database.transaction((transaction) =>
      this.claim(actor, paymentId, wanted, transaction),
    )
    if (claimed) await this.askStripe(claimed)
  }

  /** @returns undefined where there is nothing to ask: it has been made, or was of a test */
  private async claim(
    actor: CurrentUser,
    paymentId: string,
    wanted: Omit<Wanted, 'admin_password'>,
    transaction: Transaction,
  ): Promise<Claimed | undefined> {
    const payment = await this.refunds.lockPayment(paymentId, transaction)
    if (!payment) throw new AppError('payment_not_found')
    const known = await this.refunds.find(wanted.id, transaction)
    if (known && known.payment_id !== paymentId) throw new AppError('record_outdated')
    if (known?.state === 'refused') throw refusedFor(known.refusal)
    if (known && known.state !== 'requested') return undefined
    if (payment.provider === 'stripe' && !this.stripe.isInUse) throw new AppError('payment_unavailable')
    const refund = known ?? (await this.request(actor, payment, wanted, transaction))
    if (payment.provider === 'test') {
      await this.records.noteTest(refund, payment, transaction)
      return undefined
    }
    if (!(await this.refunds.claim(refund.id, transaction))) throw new AppError('refund_in_progress')
    return { refund, payment }
  }

  private async request(
    actor: CurrentUser,
    payment: RefundablePayment,
    { id, amount, refunded_amount, reason, comment }: Omit<Wanted, 'admin_password'>,
    transaction: Transaction,
  ): Promise<RefundRow> {
    requireRefundable(payment, { amount, refunded_amount })
    if (await this.refunds.hasRequested(payment.id, transaction)) throw new AppError('refund_in_progress')
    const refund = { id, payment_id: payment.id, amount, reason, comment, actor_id: actor.id }
    return this.refunds.insert({ ...refund, state: 'requested' }, transaction)
  }

  private async askStripe({ refund, payment }: Claimed): Promise<void> {
    const answer = await this.stripeRefunds.make(refund, payment).catch(async (error: unknown) => {
      if (!(error instanceof StripeRefusal)) {
        await this.refunds.release(refund.id)
        throw new AppError('refund_unclear')
      }
      await this.refunds.refuse(refund.id, error.code)
      throw refusedFor(error.code)
    })
    await this.database.transaction(async (transaction) => {
      await this.reversals.apply(payment.id, { refunded: answer.refunded }, transaction)
      await this.records.note(payment.id, answer.refund, transaction)
    })
  }
}

const refusedFor = (reason: string | null) => new AppError('refund_refused', { reason: reason ?? '–' })
