import * as z from 'zod/mini'
import { timeZone } from '../admin-users/admin-user.options.ts'
import { day, id, maxUnits } from '../common/field.schema.ts'
import { PUSH_ENDPOINT_MAX } from './push.limits.ts'

const hour = z.int().check(z.minimum(0), z.maximum(23))

export const pushState = z.object({
  /** What browsers subscribe with; null where the operator has set up no notifications. */
  public_key: z.nullable(z.string()),
  /** Whether notifications reach the browser of this session. */
  is_subscribed: z.boolean(),
  /** The partners that may remind. */
  companions: z.array(id),
  /** Nothing is sent from this hour to that, by the person's clock; the same hour twice is no quiet at all. */
  quiet_from: hour,
  quiet_to: hour,
})
export type PushState = z.output<typeof pushState>

/** As the browser has made it: a point of P-256, uncompressed, and 16 bytes, in base64url. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).check(...maxUnits(PUSH_ENDPOINT_MAX)),
  p256dh: z.string().check(z.regex(/^B[\w-]{86}$/, 'invalid')),
  auth: z.string().check(z.regex(/^[\w-]{22}$/, 'invalid')),
  time_zone: timeZone,
})
export type PushSubscription = z.output<typeof pushSubscription>

export const quietHours = z.object({ quiet_from: hour, quiet_to: hour, time_zone: timeZone })
export type QuietHours = z.output<typeof quietHours>

/** A day of today or tomorrow that the person told the partner of. */
export const reminder = z.object({ memory_id: id, text: z.string(), day })
export type Reminder = z.output<typeof reminder>
