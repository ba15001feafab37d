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

/** Asks for a payment until it is paid, taken back or expired, at most five times, two seconds apart (specification §9). */
export async function pollPayment(sessionId: string, signal: AbortSignal): Promise<PaymentOutcome> {
  for (let attempt = 1; attempt <= PAYMENT_POLL_ATTEMPTS; attempt++) {
    if (attempt > 1) await wait(PAYMENT_POLL_MS, signal)
    const answer = await api.call(getPaymentStatus, { params: { session_id: sessionId }, signal })
    if (answer.payment_status === 'paid') return 'paid'
    if (answer.payment_status === 'refunded') return 'refunded'
    if (answer.status === 'expired') return 'expired'
  }
  return 'timeout'
}
