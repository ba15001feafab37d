import { request as requestPlain } from 'node:http'
import { request } from 'node:https'
import { Inject, Injectable } from '@nestjs/common'
import webpush, { type RequestDetails } from 'web-push'
import { CONFIG, type Config } from '../../platform/config/config.ts'
import { isPushService } from './push-service.ts'
import type { PushSubscriptionEntity } from './push-subscription.entity.ts'

export type PushTarget = Pick<PushSubscriptionEntity, 'endpoint' | 'p256dh' | 'auth'>

/** Taken, or never to be tried again because the subscription has ended or is refused. */
export type PushOutcome = 'accepted' | 'gone' | 'refused'

const ANSWER_MS = 10_000
/** A later one takes the place of one that has not been delivered. */
const TOPIC = 'reminder'
const GONE = [404, 410]
const LATER = [408, 425, 429]

/** The push services of the browsers. No error of it names an endpoint. */
@Injectable()
export class PushGateway {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  get publicKey(): string | null {
    return this.config.push?.publicKey ?? null
  }

  /** @throws where a later attempt may work */
  async send({ endpoint, p256dh, auth }: PushTarget, message: object, ttl: number): Promise<PushOutcome> {
    const { push } = this.config
    if (!push || !isPushService(endpoint, push.services)) return 'refused'
    const details = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails: push, TTL: ttl, topic: TOPIC, urgency: 'normal' },
    )
    const status = await post(details)
    if (status >= 200 && status < 300) return 'accepted'
    if (GONE.includes(status)) return 'gone'
    if (status >= 500 || LATER.includes(status)) throw new Error(`the push service answered ${status}`)
    return 'refused'
  }
}

/** Not by `fetch`, whose requests are traced with their addresses. Redirects are not followed. */
function post({ endpoint, method, headers, body }: RequestDetails): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const open = new URL(endpoint).protocol === 'http:' ? requestPlain : request
  const signal = AbortSignal.timeout(ANSWER_MS)
  const outgoing = open(endpoint, { method, headers: { ...headers }, signal }, (answer) => {
    answer.resume()
    resolve(answer.statusCode ?? 0)
  })
  outgoing.on('error', () => reject(new Error('the push service cannot be reached')))
  outgoing.end(body)
  return promise
}
