import { getPaymentStatus, PAYMENT_POLL_ATTEMPTS, PAYMENT_POLL_MS } from '@confida/contracts'
import { api } from '@confida/session'

/** The outcome of a payment; a failed call throws. */
export type PaymentOutcome = 'paid' | 'refunded' | 'expired' | 'timeout'

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** What became of a payment, and what was bought. */
export interface Payment {
  outcome: PaymentOutcome
  plan?: string
  days?: number
}

/** Asks for a payment until it is paid, taken back or expired, at most five times, two seconds apart (specification §9). */
export async function pollPayment(sessionId: string, signal: AbortSignal): Promise<Payment> {
  for (let attempt = 1; attempt <= PAYMENT_POLL_ATTEMPTS; attempt++) {
    if (attempt > 1) await wait(PAYMENT_POLL_MS, signal)
    const answer = await api.call(getPaymentStatus, { params: { session_id: sessionId }, signal })
    const bought = { plan: answer.tier_name, days: answer.duration_days }
    if (answer.payment_status === 'paid') return { outcome: 'paid', ...bought }
    if (answer.payment_status === 'refunded') return { outcome: 'refunded', ...bought }
    if (answer.status === 'expired') return { outcome: 'expired' }
  }
  return { outcome: 'timeout' }
}
