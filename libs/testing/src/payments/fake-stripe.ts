import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

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

export interface FakeStripe {
  /** For STRIPE_API_BASE. */
  apiBase: string
  /** In the order of their making. */
  sessions: FakeStripeSession[]
  /** Answers this status from now on; 0 drops the connection, undefined ends it. */
  fail(status: number | undefined): void
  close(): Promise<void>
}

interface StripeAnswer {
  status: number
  body: unknown
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

/** Stripe's checkout sessions: made, expired while they are open, and read. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions: FakeStripeSession[] = []
  let failure: number | undefined
  const server = createServer((incoming, outgoing) => {
    void readForm(incoming).then((form) => {
      if (failure === 0) return incoming.socket.destroy()
      const { status, body } = failure ? fault(failure, 'api_error') : answer(sessions, incoming, form)
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    apiBase: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    fail: (status) => {
      failure = status
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
