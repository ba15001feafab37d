import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type FakeRefunds, fakeRefunds, type StripeAnswer } from './fake-stripe-refunds.ts'

export interface FakeStripeSession {
  id: string
  status: 'open' | 'complete' | 'expired'
  url: string
  /** A test that pays sets `paid`, and `status` to `complete`. */
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  /** The form that made it, by its bracketed names. */
  form: Record<string, string>
  idempotencyKey: string | undefined
}

export interface FakeStripe extends Omit<FakeRefunds, 'answer'> {
  /** For STRIPE_API_BASE. */
  apiBase: string
  /** In the order of their making. */
  sessions: FakeStripeSession[]
  /** Answers this status from now on; 0 drops the connection, undefined ends it. `isLate`: only what changes something, after it was done. */
  fail(status: number | undefined, options?: { isLate?: boolean }): void
  close(): Promise<void>
}

const objectOf = ({ id, status, url, payment_status, payment_intent, form }: FakeStripeSession) => ({
  id,
  object: 'checkout.session',
  status,
  payment_status,
  payment_intent,
  client_reference_id: form.client_reference_id,
  amount_total: Number(form['line_items[0][price_data][unit_amount]']),
  currency: form['line_items[0][price_data][currency]'],
  url: status === 'open' ? url : null,
})
const session = (found: FakeStripeSession): StripeAnswer => ({ status: 200, body: objectOf(found) })
const fault = (status: number, type: string): StripeAnswer => ({
  status,
  body: { error: { type, message: 'a fault on purpose' } },
})

/** Stripe's checkout sessions, made, expired while they are open, and read; and refunds. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions: FakeStripeSession[] = []
  const { answer: answerRefund, ...refunds } = fakeRefunds()
  let failure: number | undefined
  let isLate = false
  const server = createServer((incoming, outgoing) => {
    void readForm(incoming).then((form) => {
      const { method, url = '', headers } = incoming
      const respond = () =>
        url.startsWith('/v1/refunds')
          ? answerRefund({ method, url, form, idempotencyKey: headers['idempotency-key']?.toString() })
          : answer(sessions, incoming, form)
      const isSpared = isLate && method !== 'POST'
      if (failure !== undefined && isLate && !isSpared) respond()
      if (failure === 0 && !isSpared) return incoming.socket.destroy()
      const { status, body } = failure && !isSpared ? fault(failure, 'api_error') : respond()
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    ...refunds,
    fail: (status, options = {}) => {
      failure = status
      isLate = options.isLate ?? false
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readForm(incoming: IncomingMessage): Promise<Record<string, string>> {
  let text = ''
  for await (const chunk of incoming) text += chunk
  return Object.fromEntries(new URLSearchParams(text))
}

function answer(
  sessions: FakeStripeSession[],
  { method, url, headers }: IncomingMessage,
  form: Record<string, string>,
): StripeAnswer {
  if (!headers.authorization?.startsWith('Bearer sk_')) return fault(401, 'invalid_request_error')
  const [, id, action] = /^\/v1\/checkout\/sessions(?:\/(\w+))?(?:\/(\w+))?$/.exec(url ?? '') ?? []
  if (method === 'POST' && url === '/v1/checkout/sessions') {
    const created: FakeStripeSession = {
      id: `cs_test_${sessions.length + 1}`,
      status: 'open',
      url: `https://checkout.stripe.com/c/pay/cs_test_${sessions.length + 1}`,
      payment_status: 'unpaid',
      payment_intent: null,
      form,
      idempotencyKey: headers['idempotency-key']?.toString(),
    }
    sessions.push(created)
    return session(created)
  }
  const intent = /^\/v1\/checkout\/sessions\?.*payment_intent=(\w+)/.exec(url ?? '')?.[1]
  if (intent) {
    const data = sessions.filter(({ payment_intent }) => payment_intent === intent).map(objectOf)
    return { status: 200, body: { object: 'list', data, has_more: false } }
  }
  const found = sessions.find((each) => each.id === id)
  if (!found) return fault(404, 'invalid_request_error')
  if (action === 'expire') {
    if (found.status !== 'open') return fault(400, 'invalid_request_error')
    found.status = 'expired'
  }
  return session(found)
}
