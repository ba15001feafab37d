import type { AdminPayment, AdminPaymentDetail, PaymentRefund } from '@confida/contracts'
import type { ShownRefund } from '../refunds/refund.repository.ts'
import type { AdminPaymentRow, PaymentEventRow } from './admin-payment.repository.ts'

export function toAdminPayment({ created_at, paid_at, ...payment }: AdminPaymentRow): AdminPayment {
  return {
    ...payment,
    created_at: created_at.toISOString(),
    paid_at: paid_at?.toISOString() ?? null,
  }
}

export const toPaymentDetail = (
  payment: AdminPaymentRow,
  events: PaymentEventRow[],
  refunds: ShownRefund[],
): AdminPaymentDetail => ({
  ...toAdminPayment(payment),
  events: events.map(({ received_at, ...event }) => ({ ...event, received_at: received_at.toISOString() })),
  refunds: refunds.map(toRefund),
})

function toRefund({ payment_id, actor_id, created_at, ...refund }: ShownRefund): PaymentRefund {
  return { ...refund, created_at: created_at.toISOString() }
}
