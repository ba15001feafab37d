import { createECDH, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { supportEmailAt } from '@confida/contracts'
import { readOrCreateValue } from '../database/embedded/stored-value.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import { type Environment, environment } from './environment.schema.ts'
import { MEGABYTE } from './units.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export { type Config, ConfigError }

/** Reads the settings from the process's environment. @throws ConfigError that names every wrong variable */
export async function loadConfig(variables: NodeJS.ProcessEnv): Promise<Config> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(given)
  const faults = parsed.success
    ? faultsBetween(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`)
  if (!parsed.success || faults.length > 0) throw new ConfigError([...new Set(faults)])
  return toConfig(parsed.data)
}

/** Faults that no variable shows alone. */
function faultsBetween(env: Environment): string[] {
  const faults: string[] = []
  if (env.API_PORT >= env.PORT && env.API_PORT <= env.PORT + 5) {
    faults.push('API_PORT must not be one of the six ports from PORT to PORT+5.')
  }
  if (env.AI_BASE_URL && !env.AI_MODEL) faults.push('AI_MODEL must be set together with AI_BASE_URL.')
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) {
    faults.push('STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY.')
  }
  if (!env.VAPID_PUBLIC_KEY !== !env.VAPID_PRIVATE_KEY) {
    faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.')
  } else if (!isVapidPair(env)) faults.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair.')
  if (!env.S3_BUCKET && (env.S3_ENDPOINT || env.S3_ACCESS_KEY_ID)) {
    faults.push('S3_BUCKET must be set together with the other variables of S3.')
  }
  if (!env.S3_ACCESS_KEY_ID !== !env.S3_SECRET_ACCESS_KEY) {
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.')
  }
  if (env.SESSION_IDLE_DAYS > env.SESSION_DAYS) {
    faults.push('SESSION_IDLE_DAYS must not be longer than SESSION_DAYS.')
  }
  if (env.ADMIN_SESSION_IDLE_MINUTES > env.ADMIN_SESSION_HOURS * 60) {
    faults.push('ADMIN_SESSION_IDLE_MINUTES must not be longer than ADMIN_SESSION_HOURS.')
  }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const) {
    if (env[name] && !env.DATABASE_URL) faults.push(`DATABASE_URL must be set together with ${name}.`)
  }
  if (env.NODE_ENV === 'production' && !env.DATABASE_URL && !env.ALLOW_EMBEDDED_DATABASE) {
    faults.push(
      'DATABASE_URL must be set when NODE_ENV is production; ALLOW_EMBEDDED_DATABASE=true does with the embedded database.',
    )
  }
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.JWT_SECRET) {
    faults.push('JWT_SECRET must be set when NODE_ENV is production and DATABASE_URL is set.')
  }
  return faults
}

function isVapidPair({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment): boolean {
  if (!VAPID_PUBLIC_KEY || !VAPID_PRIVATE_KEY) return true
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(VAPID_PRIVATE_KEY, 'base64url')
  return pair.getPublicKey('base64url') === VAPID_PUBLIC_KEY
}

async function toConfig(env: Environment): Promise<Config> {
  const dataDir = resolve(env.DATA_DIR)
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  const supportEmail = env.SUPPORT_EMAIL ?? supportEmailAt(new URL(publicUrl).hostname)
  return {
    nodeEnv: env.NODE_ENV,
    logLevel: env.LOG_LEVEL,
    host: env.HOST,
    apiPort: env.API_PORT,
    trustProxy: env.TRUST_PROXY,
    metricsPort: env.METRICS_PORT,
    databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    poolerUrl: env.DATABASE_DIRECT_URL && env.DATABASE_URL,
    dataDir,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    jwtSecret: env.JWT_SECRET ?? (await keepSecret(dataDir)),
    previousJwtSecrets: env.JWT_SECRET_PREVIOUS ? [env.JWT_SECRET_PREVIOUS] : [],
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    ai: env.AI_BASE_URL
      ? {
          baseUrl: env.AI_BASE_URL,
          apiKey: env.AI_API_KEY,
          apiKeyHeader: env.AI_API_KEY_HEADER,
          model: env.AI_MODEL ?? '',
          contextTokens: env.AI_CONTEXT_TOKENS,
          firstTokenMs: env.AI_TIMEOUT_SECONDS * 1_000,
          betweenTokensMs: env.AI_TIMEOUT_SECONDS * 500,
          hasFallback: env.AI_FALLBACK === 'builtin',
        }
      : undefined,
    aiPlaces: {
      ofProcess: env.AI_PLACES,
      ofAll: env.AI_PLACES_TOTAL,
      queueMax: env.AI_QUEUE_MAX,
      waitMs: env.AI_QUEUE_SECONDS * 1_000,
    },
    hasTestCheckout: env.ALLOW_TEST_CHECKOUT ?? env.NODE_ENV !== 'production',
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
          apiBase: env.STRIPE_API_BASE,
        }
      : undefined,
    push:
      env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
        ? {
            publicKey: env.VAPID_PUBLIC_KEY,
            privateKey: env.VAPID_PRIVATE_KEY,
            subject: env.VAPID_SUBJECT ?? `mailto:${supportEmail}`,
            services: env.PUSH_SERVICES ?? [],
          }
        : undefined,
    s3: env.S3_BUCKET
      ? {
          bucket: env.S3_BUCKET,
          endpoint: env.S3_ENDPOINT,
          region: env.S3_REGION,
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
    redisUrl: env.REDIS_URL,
    publicUrl,
    replyTo: env.SUPPORT_EMAIL,
    supportEmail,
    storagePerAccountBytes: env.STORAGE_PER_ACCOUNT_MB * MEGABYTE,
    storageTotalBytes: env.STORAGE_TOTAL_MB * MEGABYTE,
    freeDiskBytes: env.FREE_DISK_MB * MEGABYTE,
    rateLimitPerAddress: env.RATE_LIMIT_PER_ADDRESS,
    rateLimitOverall: env.RATE_LIMIT_OVERALL,
    hasDocsPage: env.API_DOCS ? env.API_DOCS === 'on' : env.NODE_ENV !== 'production',
    sessions: {
      user: { lifetime: env.SESSION_DAYS * DAY, idle: env.SESSION_IDLE_DAYS * DAY },
      admin: { lifetime: env.ADMIN_SESSION_HOURS * HOUR, idle: env.ADMIN_SESSION_IDLE_MINUTES * MINUTE },
    },
    drainSeconds: env.DRAIN_SECONDS,
    jobPollSeconds: env.JOB_POLL_SECONDS,
    minimumAge: env.MINIMUM_AGE,
    freeMessagesADay: env.FREE_MESSAGES_A_DAY,
    deletedRetentionDays: env.DELETED_RETENTION_DAYS,
    isEmotionConsentGivenByDefault: env.EMOTION_CONSENT === 'opt-out',
    isAdminSecondFactorRequired: env.REQUIRE_ADMIN_SECOND_FACTOR,
  }
}

async function keepSecret(dataDir: string): Promise<string> {
  try {
    // The same mode as the embedded database needs, whoever of the two makes the folder.
    await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    return await readOrCreateValue(join(dataDir, 'jwt-secret'), () => randomBytes(48).toString('base64url'))
  } catch {
    throw new ConfigError([`DATA_DIR must be a folder that the API can write to.`])
  }
}
