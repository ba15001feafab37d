import { FREE_MESSAGES_A_DAY } from '@confida/contracts'
import * as z from 'zod'
import { CONTEXT_TOKENS } from '../ai/endpoint/token-budget.ts'

const port = (highest: number) =>
  z.coerce
    .number(`must be a port number from 1 to ${highest}`)
    .int(`must be a port number from 1 to ${highest}`)
    .min(1, `must be a port number from 1 to ${highest}`)
    .max(highest, `must be a port number from 1 to ${highest}`)

const address = (example: string, ...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address such as ${example}`,
  })

const database = address('postgres://user:password@host:5432/name', 'postgres:', 'postgresql:')

const count = (highest: number) => {
  const error = `must be a whole number from 0 to ${highest}`
  return z.coerce.number(error).int(error).min(0, error).max(highest, error)
}

const seconds = (highest: number) => {
  const error = `must be a whole number from 1 to ${highest}`
  return z.coerce.number(error).int(error).min(1, error).max(highest, error)
}

const span = (lowest: number, highest: number) => {
  const error = `must be a whole number from ${lowest} to ${highest}`
  return z.coerce.number(error).int(error).min(lowest, error).max(highest, error)
}

const secret = z.string().refine((value) => Buffer.byteLength(value) >= 32, 'must be at least 32 bytes long')

const PROXIES_WANTED = 'must be addresses of proxies such as 10.0.0.0/8, or their number from 0 to 10'
const cidr = z.union([z.cidrv4(), z.cidrv6()]).refine((range) => !range.endsWith('/0'))
const proxies = z
  .string()
  .transform((list) => list.split(',').map((proxy) => proxy.trim()))
  .pipe(z.array(z.union([z.ipv4(), z.ipv6(), cidr, z.enum(['loopback', 'linklocal', 'uniquelocal'])])))

const origins = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim()))
  .refine((list) => list.every((each) => URL.canParse(each) && new URL(each).origin === each), {
    error: 'must be origins such as https://push.example.org, with commas between them',
  })

/** A key of that many bytes. */
const vapidKey = (bytes: number) =>
  z.string().refine((value) => /^[\w-]+$/.test(value) && Buffer.from(value, 'base64url').length === bytes, {
    error: 'must be a key as `npm run admin -- vapid-keys` makes them',
  })

const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]{3,320}$/u

/** `Name <address>` or an address alone; one line, so that it cannot bring a header along. */
const sender = z.string().transform((value, context) => {
  const text = value.trim()
  const [, name, address = text] = /^"?([^"<>]*?)"? *<(.*)>$/.exec(text) ?? []
  if (ONE_LINE.test(value) && z.email().safeParse(address).success)
    return { name: name || 'Confida', address }
  context.addIssue('must be an address in one line such as Confida <noreply@confida.example>')
  return z.NEVER
})

const web = ['http:', 'https:']

/** Every variable that the API reads; an empty one counts as unset. Messages continue "NAME …". */
export const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino log level')
    .default('info'),
  // The remotes take the five ports above it.
  PORT: port(65_530).default(4200),
  API_PORT: port(65_535).default(3000),
  TRUST_PROXY: z
    .union([z.coerce.number().int().min(0, PROXIES_WANTED).max(10, PROXIES_WANTED), proxies], PROXIES_WANTED)
    .default(0),
  // This machine only; a container sets 0.0.0.0.
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port(65_535).optional(),
  DATABASE_URL: database.optional(),
  DATABASE_DIRECT_URL: database.optional(),
  DATABASE_READ_URL: database.optional(),
  ALLOW_EMBEDDED_DATABASE: z.stringbool('must be true or false').default(false),
  DATA_DIR: z.string().default('.data'),
  ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@confida.local'),
  ADMIN_PASSWORD: z.string().min(6, 'must have at least 6 characters').max(128, 'is too long').optional(),
  JWT_SECRET: secret.optional(),
  JWT_SECRET_PREVIOUS: secret.optional(),
  SMTP_URL: address('smtp://user:password@host:587', 'smtp:', 'smtps:').optional(),
  MAIL_FROM: sender.optional(),
  AI_BASE_URL: address('http://localhost:11434/v1', ...web).optional(),
  AI_API_KEY: z.string().optional(),
  AI_API_KEY_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be the name of a header such as api-key')
    .optional(),
  AI_MODEL: z.string().optional(),
  // The rules, a message and the reply take about 2,500.
  AI_CONTEXT_TOKENS: span(3_000, 1_000_000).default(CONTEXT_TOKENS),
  AI_TIMEOUT_SECONDS: seconds(600).default(30),
  AI_PLACES: span(1, 10_000).default(30),
  AI_PLACES_TOTAL: span(1, 1_000_000).optional(),
  AI_QUEUE_MAX: count(100_000).default(1_000),
  AI_QUEUE_SECONDS: seconds(600).default(120),
  AI_FALLBACK: z.enum(['none', 'builtin'], 'must be none or builtin').default('none'),
  ALLOW_TEST_CHECKOUT: z.stringbool('must be true or false').optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: address('https://api.stripe.com', ...web).optional(),
  VAPID_PUBLIC_KEY: vapidKey(65).optional(),
  VAPID_PRIVATE_KEY: vapidKey(32).optional(),
  VAPID_SUBJECT: address('mailto:aiuto@confida.example', 'mailto:', 'https:').optional(),
  PUSH_SERVICES: origins.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: address('https://s3.example.org', ...web).optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  REDIS_URL: address('redis://host:6379', 'redis:', 'rediss:').optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  PUBLIC_URL: address('https://confida.example', ...web).optional(),
  // 0 is no limit.
  STORAGE_PER_ACCOUNT_MB: count(1_000_000).default(200),
  STORAGE_TOTAL_MB: count(1_000_000_000).default(10_000),
  FREE_DISK_MB: count(1_000_000).default(500),
  RATE_LIMIT_PER_ADDRESS: count(1_000_000).default(10),
  RATE_LIMIT_OVERALL: count(1_000_000).default(100),
  // Unset: where NODE_ENV is not production.
  API_DOCS: z.enum(['on', 'off'], 'must be on or off').optional(),
  SESSION_DAYS: span(1, 365).default(30),
  SESSION_IDLE_DAYS: span(1, 365).default(14),
  ADMIN_SESSION_HOURS: span(1, 720).default(12),
  // The page tells of use every two minutes.
  ADMIN_SESSION_IDLE_MINUTES: span(5, 43_200).default(30),
  // A rolling restart: until balancers have seen that `ready` is 503.
  DRAIN_SECONDS: count(600).default(5),
  JOB_POLL_SECONDS: seconds(600).default(10),
  MINIMUM_AGE: count(120).default(18),
  FREE_MESSAGES_A_DAY: count(1_000_000).default(FREE_MESSAGES_A_DAY),
  DELETED_RETENTION_DAYS: count(36_500).default(0),
  REQUIRE_ADMIN_SECOND_FACTOR: z.stringbool('must be true or false').default(false),
  EMOTION_CONSENT: z.enum(['opt-in', 'opt-out'], 'must be opt-in or opt-out').default('opt-out'),
})

export type Environment = z.output<typeof environment>
