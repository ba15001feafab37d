import type { AdminPayment, AdminPaymentDetail } from '@confida/contracts'

/** For tests. */
export const payment = (number: number, changes: Partial<AdminPayment> = {}): AdminPayment => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  created_at: '2026-01-15T09:30:00.000Z',
  paid_at: '2026-01-15T09:31:00.000Z',
  provider: 'stripe',
  state: 'paid',
  tier_name: 'Un mese',
  duration_days: 30,
  amount: 1234.5,
  refunded_amount: 0,
  discount_percent: 0,
  session_id: `pay_${number}`,
  stripe_session_id: `cs_test_${number}`,
  stripe_payment_intent: `pi_${number}`,
  user_id: '00000000-0000-4000-8000-00000000000a',
  user_name: 'Anna',
  user_email: 'anna+1@example.com',
  is_user_deleted: false,
  ...changes,
})

export const detail = (known: AdminPayment, more: Partial<AdminPaymentDetail> = {}): AdminPaymentDetail => ({
  ...known,
  events: [],
  refunds: [],
  ...more,
})
