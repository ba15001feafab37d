import type { AdminPayment, AdminPaymentDetail } from '@confida/contracts'
import type { AdminPaymentRow, PaymentEventRow } from './admin-payment.repository.ts'

export function toAdminPayment({ created_at, paid_at, ...payment }: AdminPaymentRow): AdminPayment {
  return {
    ...payment,
    created_at: created_at.toISOString(),
    paid_at: paid_at?.toISOString() ?? null,
  }
}

export const toPaymentDetail = (payment: AdminPaymentRow, events: PaymentEventRow[]): AdminPaymentDetail => ({
  ...toAdminPayment(payment),
  events: events.map(({ received_at, ...event }) => ({ ...event, received_at: received_at.toISOString() })),
})
