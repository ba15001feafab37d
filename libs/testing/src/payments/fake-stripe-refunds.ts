export interface StripeAnswer {
  status: number
  body: unknown
}

export interface FakeStripeRefund {
  id: string
  payment_intent: string
  /** Cents. */
  amount: number
  reason: string | null
  metadata: { refund_id: string }
  status: 'succeeded' | 'pending' | 'failed'
  idempotencyKey: string | undefined
}

export interface FakeRefunds {
  /** In the order of their making. */
  refunds: FakeStripeRefund[]
  /** Refuses new ones with this code from now on; undefined ends it. */
  refuse(code: string | undefined): void
  answer(request: RefundRequest): StripeAnswer
}

interface RefundRequest {
  method: string | undefined
  url: string
  form: Record<string, string>
  idempotencyKey: string | undefined
}

/** Stripe's refunds: made once for an idempotency key, and listed. */
export function fakeRefunds(): FakeRefunds {
  const refunds: FakeStripeRefund[] = []
  let refusal: string | undefined
  const of = (intent: string | null | undefined) => refunds.filter((each) => each.payment_intent === intent)
  const make = ({ form, idempotencyKey }: RefundRequest): FakeStripeRefund => {
    const refund: FakeStripeRefund = {
      id: `re_${refunds.length + 1}`,
      payment_intent: form.payment_intent ?? '',
      amount: Number(form.amount),
      reason: form.reason ?? null,
      metadata: { refund_id: form['metadata[refund_id]'] ?? '' },
      status: 'succeeded',
      idempotencyKey,
    }
    refunds.push(refund)
    return refund
  }
  return {
    refunds,
    refuse: (code) => {
      refusal = code
    },
    answer: (request) => {
      if (request.method !== 'POST') {
        const intent = new URL(request.url, 'http://stripe').searchParams.get('payment_intent')
        return { status: 200, body: { object: 'list', data: of(intent).map(objectOf), has_more: false } }
      }
      if (refusal) {
        const error = { type: 'invalid_request_error', code: refusal, message: 'a refusal on purpose' }
        return { status: 400, body: { error } }
      }
      const known = refunds.find((each) => each.idempotencyKey === request.idempotencyKey)
      const refund = known ?? make(request)
      const amount_refunded = of(refund.payment_intent).reduce((sum, { amount }) => sum + amount, 0)
      return { status: 200, body: { ...objectOf(refund), charge: { object: 'charge', amount_refunded } } }
    },
  }
}

const objectOf = ({ idempotencyKey, ...refund }: FakeStripeRefund) => ({ ...refund, object: 'refund' })
