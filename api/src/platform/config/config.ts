import type { Role } from '@confida/contracts'
import type { Environment } from './environment.schema.ts'

export interface SessionLimits {
  lifetime: number
  idle: number
}

/** A bucket that pictures are kept in. */
export interface S3Settings {
  bucket: string
  /** Unset, Amazon's. */
  endpoint?: string
  region?: string
  /** Both or neither; neither, what the environment of AWS names. */
  accessKeyId?: string
  secretAccessKey?: string
}

/** The injection token of `Config`: `@Inject(CONFIG) config: Config`. */
export const CONFIG = Symbol('config')

/** The settings of this process, read once at its start. */
export interface Config {
  nodeEnv: Environment['NODE_ENV']
  logLevel: Environment['LOG_LEVEL']
  /** The network address that the API listens on. */
  host: string
  apiPort: number
  /** Who may name a client's address besides servers on this machine: addresses, or as many proxies. */
  trustProxy: number | string[]
  metricsPort?: number
  /** The address of the database in use, the embedded one's where DATABASE_URL is unset. */
  databaseUrl?: string
  /** Of a replica for the administrator's lists. */
  databaseReadUrl?: string
  /** Of a pooler in transaction mode before it, which takes the queries of requests. */
  poolerUrl?: string
  /** Absolute. */
  dataDir: string
  adminEmail: string
  adminPassword?: string
  jwtSecret: string
  /** Tokens that they signed still count. */
  previousJwtSecrets: string[]
  smtpUrl?: string
  /** Who mails come from; unset, `noreply@` and the host of `publicUrl`. */
  mailFrom?: { name: string; address: string }
  ai?: {
    baseUrl: string
    apiKey?: string
    /** Unset, the one that its host takes. */
    apiKeyHeader?: string
    model: string
    /** Tokens of one request, the reply among them. */
    contextTokens?: number
    /** Whether the built-in engine may reply while the endpoint cannot. */
    hasFallback?: boolean
    /** Milliseconds until the first word, and from one word to the next. */
    firstTokenMs?: number
    betweenTokensMs?: number
  }
  /** Prompts that run at the endpoint at once; the others wait. */
  aiPlaces: {
    ofProcess: number
    /** Of all processes together; unset, there is no such limit. */
    ofAll?: number
    /** How many may wait, and how long. */
    queueMax: number
    waitMs: number
  }
  /** Whether people may pay without money where Stripe is not set up. */
  hasTestCheckout: boolean
  stripe?: { secretKey: string; webhookSecret: string; apiBase?: string }
  /** Unset, nobody is notified. */
  push?: {
    publicKey: string
    privateKey: string
    /** Where push services reach the operator. */
    subject: string
    /** Origins of push services besides the known ones. */
    services: string[]
  }
  redisUrl?: string
  /** Unset, pictures are kept in `dataDir`. */
  s3?: S3Settings
  /** Without a slash at its end. */
  publicUrl: string
  /** Where users reach the provider. */
  supportEmail: string
  /** Where an answer to a mail goes, if somebody reads it. */
  replyTo?: string
  /** Of pictures; 0 is no limit, for all three. */
  storagePerAccountBytes: number
  storageTotalBytes: number
  /** That stay free on the disk of `dataDir`. */
  freeDiskBytes: number
  /** What `visitorPolicies` allow one network address in multiples of; 0 is no limit. */
  rateLimitPerAddress: number
  /** What they allow all addresses together in multiples of; 0 is no limit. */
  rateLimitOverall: number
  /** Whether the page is served on which calls of the API can be read and tried. */
  hasDocsPage: boolean
  /** How many seconds sessions last by the role of their user: at most, and without use. */
  sessions: Record<Role, SessionLimits>
  /** Between the end of its readiness and the end of a process. */
  drainSeconds: number
  /** After how long at the latest a failed job's next attempt is found due. */
  jobPollSeconds: number
  /** Years. */
  minimumAge: number
  /** Messages within a day for who has no premium days; 0 is no limit. */
  freeMessagesADay: number
  /** After how long deleted accounts are erased for good; 0 keeps them. */
  deletedRetentionDays: number
  isEmotionConsentGivenByDefault: boolean
  /** Whether administrators have to have a second factor. */
  isAdminSecondFactorRequired: boolean
}
