import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPushKeys } from './push-message.ts'

export interface PushedMessage {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
  /** As the browser reads it. */
  text: string
}

export interface FakePushService {
  /** For PUSH_SERVICES. */
  origin: string
  received: PushedMessage[]
  /** What a browser hands over. */
  subscribe(name: string): { endpoint: string; p256dh: string; auth: string }
  /** Answers this status from now on. */
  answer(status: number): void
  close(): Promise<void>
}

/** The push service of a browser, and the browser's keys. */
export async function startFakePushService(): Promise<FakePushService> {
  const received: PushedMessage[] = []
  const keys = createPushKeys()
  let status = 201
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const { headers, url = '' } = incoming
    received.push({ path: url, headers, body, text: keys.decrypt(body) })
    outgoing.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    subscribe: (name) => ({ endpoint: `${origin}/send/${name}`, p256dh: keys.p256dh, auth: keys.auth }),
    answer: (next) => {
      status = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
