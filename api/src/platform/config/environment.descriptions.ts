import type { Environment } from './environment.schema.ts'

/** What each variable means, for `.env.example`. The whole story is in docs/operations.md. */
export const descriptions: Record<keyof Environment, string> = {
  NODE_ENV: 'development, test or production; production asks for DATABASE_URL, and for JWT_SECRET with it.',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent.',
  PORT: 'The shell; the five remotes take the ports above it.',
  API_PORT: 'The API.',
  TRUST_PROXY: 'Proxies that name the client: addresses and ranges (loopback, 10.0.0.0/8), or their number.',
  HOST: 'The network address to listen on; 0.0.0.0 lets other machines in.',
  METRICS_PORT: 'Prometheus metrics under /metrics, on a port of their own.',
  DATABASE_URL:
    'PostgreSQL 15 or newer, postgres://user:password@host:5432/name; without it the embedded one.',
  DATABASE_DIRECT_URL:
    'PostgreSQL itself, where DATABASE_URL is a pooler in transaction mode: for migrations, locks and notifications.',
  DATABASE_READ_URL: 'A streaming replica, from which the administrator’s lists are read.',
  ALLOW_EMBEDDED_DATABASE: 'true lets production run on the embedded database.',
  DATA_DIR: 'The embedded database, generated secrets, uploaded pictures.',
  ADMIN_EMAIL: 'Of the first administrator, made when there is none.',
  ADMIN_PASSWORD: 'Of the first administrator; without it one is generated and printed once.',
  JWT_SECRET: 'Signs tokens, 32 bytes or more; without it one is generated into DATA_DIR.',
  JWT_SECRET_PREVIOUS: 'The secret before it, while its tokens still count.',
  SMTP_URL: 'Where mail goes, smtp://user:password@host:587; without it mails stay in the outbox.',
  MAIL_FROM:
    'Who mails come from, Confida <noreply@confida.example>; without it noreply@ and the host of PUBLIC_URL.',
  AI_BASE_URL:
    'An endpoint with OpenAI’s chat completions, such as http://localhost:11434/v1; without it the built-in engine.',
  AI_API_KEY: 'Its key.',
  AI_API_KEY_HEADER:
    'Where its key goes; without it api-key for Azure and Authorization, with Bearer, for all others.',
  AI_MODEL: 'Its model.',
  AI_CONTEXT_TOKENS: 'The window of that model, prompt and reply together.',
  AI_TIMEOUT_SECONDS: 'Until the first word of a reply; half of it from word to word.',
  AI_FALLBACK: 'builtin lets the built-in engine reply while the endpoint cannot; or none.',
  ALLOW_TEST_CHECKOUT:
    'Whether the test checkout, which charges nothing, may give premium days; by default not in production.',
  STRIPE_SECRET_KEY: 'Payments through Stripe; needs the secret of the webhook too.',
  STRIPE_WEBHOOK_SECRET: 'Of the webhook PUBLIC_URL/api/payments/webhook.',
  STRIPE_API_BASE: 'Another address for Stripe’s API, for tests.',
  REDIS_URL: 'A Redis that counts the limits on use, redis://host:6379; without it PostgreSQL does.',
  SUPPORT_EMAIL: 'Where people can write to; without it supporto@ and the host of PUBLIC_URL.',
  PUBLIC_URL: 'The address under which people reach the product; without it the shell’s on this machine.',
  STORAGE_PER_ACCOUNT_MB: 'Pictures of one account; 0 is no limit.',
  STORAGE_TOTAL_MB: 'Pictures of all accounts; 0 is no limit.',
  FREE_DISK_MB: 'What stays free on the disk of DATA_DIR; 0 looks at nothing.',
  RATE_LIMIT_PER_ADDRESS: 'What one network address may do without a session, in multiples; 0 is no limit.',
  RATE_LIMIT_OVERALL: 'The same for all addresses together.',
  API_DOCS: 'on or off: the page /api/docs; by default off in production.',
  SESSION_DAYS: 'How long a session of a user lasts at most.',
  SESSION_IDLE_DAYS: 'How long it lasts without use.',
  ADMIN_SESSION_HOURS: 'How long a session of an administrator lasts at most.',
  ADMIN_SESSION_IDLE_MINUTES: 'How long it lasts without use.',
  DRAIN_SECONDS: 'How long a process that is told to stop goes on serving; 0 under npm start.',
  JOB_POLL_SECONDS: 'How often a process looks for jobs whose next attempt is due.',
  MINIMUM_AGE: 'Years, at registration.',
  DELETED_RETENTION_DAYS: 'So long deleted accounts can be restored; 0 keeps them.',
  REQUIRE_ADMIN_SECOND_FACTOR: 'true has administrators set up two-step verification at their next login.',
  EMOTION_CONSENT: 'opt-in has people switch the analysis of moods on, opt-out off.',
}
