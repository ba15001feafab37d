import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import webpush from 'web-push'
import { ConfigError } from './config-error.ts'
import { environment } from './environment.schema.ts'
import { loadConfig } from './load-config.ts'

const production = { NODE_ENV: 'production', ALLOW_EMBEDDED_DATABASE: 'true' }

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'confida-config-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

async function faultsOf(variables: NodeJS.ProcessEnv): Promise<string[]> {
  try {
    await loadConfig({ DATA_DIR: dataDir, ...variables })
  } catch (error) {
    return (error as ConfigError).sentences
  }
  return []
}

describe('settings', () => {
  test('have the documented defaults; an empty variable counts as unset', async () => {
    const config = await loadConfig({ DATA_DIR: dataDir, SMTP_URL: '', PORT: ' ' })
    expect(config).toMatchObject({
      apiPort: 3000,
      publicUrl: 'http://localhost:4200',
      adminEmail: 'admin@confida.local',
      supportEmail: 'supporto@confida.local',
      replyTo: undefined,
      sessions: { user: { lifetime: 2_592_000, idle: 1_209_600 }, admin: { lifetime: 43_200, idle: 1800 } },
      jobPollSeconds: 10,
      storagePerAccountBytes: 209_715_200,
      freeDiskBytes: 524_288_000,
      minimumAge: 18,
      freeMessagesADay: 50,
      deletedRetentionDays: 0,
      isEmotionConsentGivenByDefault: true,
      databaseUrl: undefined,
      smtpUrl: undefined,
      ai: undefined,
    })
  })

  test('of which each may be handed over empty', async () => {
    const empty = Object.fromEntries(Object.keys(environment.shape).map((name) => [name, '']))
    expect(await loadConfig({ ...empty, DATA_DIR: dataDir })).toEqual(await loadConfig({ DATA_DIR: dataDir }))
  })

  test('offer help at the public address, or where a setting says', async () => {
    const PUBLIC_URL = 'https://confida.example/'
    const { supportEmail } = await loadConfig({ DATA_DIR: dataDir, PUBLIC_URL })
    expect(supportEmail).toBe('supporto@confida.example')
    const SUPPORT_EMAIL = 'aiuto@example.org'
    const other = await loadConfig({ DATA_DIR: dataDir, PUBLIC_URL, SUPPORT_EMAIL })
    expect(other.supportEmail).toBe(SUPPORT_EMAIL)
  })

  test.each([
    ['posta@example.org', { name: 'Confida', address: 'posta@example.org' }],
    [' <posta@example.org> ', { name: 'Confida', address: 'posta@example.org' }],
    ['Zoë di Confida <posta@example.org>', { name: 'Zoë di Confida', address: 'posta@example.org' }],
    ['"Confida, Roma" <posta@example.org>', { name: 'Confida, Roma', address: 'posta@example.org' }],
  ])('have mails come from %s', async (MAIL_FROM, mailFrom) => {
    expect(await loadConfig({ DATA_DIR: dataDir, MAIL_FROM })).toMatchObject({ mailFrom })
  })

  test('take the test checkout out of production, unless it is allowed', async () => {
    const isOffered = async (variables: NodeJS.ProcessEnv) =>
      (await loadConfig({ DATA_DIR: dataDir, ...variables })).hasTestCheckout
    expect(await isOffered({})).toBe(true)
    expect(await isOffered(production)).toBe(false)
    expect(await isOffered({ ...production, ALLOW_TEST_CHECKOUT: 'true' })).toBe(true)
    expect(await isOffered({ ALLOW_TEST_CHECKOUT: 'false' })).toBe(false)
  })

  test('trust proxies by address or by number', async () => {
    const trusted = async (TRUST_PROXY?: string) =>
      (await loadConfig({ DATA_DIR: dataDir, TRUST_PROXY })).trustProxy
    expect(await trusted()).toBe(0)
    expect(await trusted('2')).toBe(2)
    expect(await trusted('10.0.0.0/8, ::1,uniquelocal')).toEqual(['10.0.0.0/8', '::1', 'uniquelocal'])
  })

  test('keep the token key before in use', async () => {
    const JWT_SECRET_PREVIOUS = 'the-secret-before-it-that-is-long-enough'
    const { jwtSecret, previousJwtSecrets } = await loadConfig({ DATA_DIR: dataDir, JWT_SECRET_PREVIOUS })
    expect(previousJwtSecrets).toEqual([JWT_SECRET_PREVIOUS])
    expect(jwtSecret).not.toBe(JWT_SECRET_PREVIOUS)
  })

  test('keep one generated token key, readable by its owner alone', async () => {
    const [first, second] = [await loadConfig({ DATA_DIR: dataDir }), await loadConfig({ DATA_DIR: dataDir })]
    const file = join(dataDir, 'jwt-secret')
    expect(first.jwtSecret).toBe(second.jwtSecret)
    expect(first.jwtSecret).toBe((await readFile(file, 'utf8')).trim())
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test.each([
    ['PORT', '70000'],
    ['API_PORT', 'abc'],
    ['DATABASE_URL', 'foo'],
    ['DATABASE_URL', 'https://example.com'],
    ['DATABASE_DIRECT_URL', 'https://example.com'],
    ['DATABASE_READ_URL', 'replica'],
    ['JWT_SECRET', 'short'],
    ['JWT_SECRET_PREVIOUS', 'short'],
    ['ALLOW_TEST_CHECKOUT', 'maybe'],
    ['ALLOW_EMBEDDED_DATABASE', 'maybe'],
    ['ADMIN_EMAIL', 'nobody'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'Confida'],
    ['MAIL_FROM', 'Confida <noreply>'],
    ['MAIL_FROM', 'Confida <noreply@example.org>\r\nBcc: x@example.com'],
    ['MAIL_FROM', 'noreply@example.org\n'],
    ['MAIL_FROM', 'Confida\u2028 <noreply@example.org>'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['MAIL_FROM', 'Confida <a@example.org> <b@example.org>'],
    ['MAIL_FROM', `${'x'.repeat(400)} <noreply@example.org>`],
    ['AI_BASE_URL', 'localhost'],
    ['AI_FALLBACK', 'maybe'],
    ['AI_API_KEY_HEADER', 'api-key: x'],
    ['AI_API_KEY_HEADER', 'api-key\r\n'],
    ['AI_TIMEOUT_SECONDS', 'soon'],
    ['AI_CONTEXT_TOKENS', '2048'],
    ['AI_CONTEXT_TOKENS', '8k'],
    ['REDIS_URL', 'http://localhost'],
    ['S3_BUCKET', '../pictures'],
    ['S3_BUCKET', 'Pictures'],
    ['S3_ENDPOINT', 'ftp://s3'],
    ['PUBLIC_URL', 'confida'],
    ['RATE_LIMIT_PER_ADDRESS', '-1'],
    ['RATE_LIMIT_OVERALL', 'many'],
    ['STORAGE_PER_ACCOUNT_MB', '-1'],
    ['STORAGE_TOTAL_MB', '10 GB'],
    ['FREE_DISK_MB', '0.5'],
    ['TRUST_PROXY', '99'],
    ['TRUST_PROXY', '10.0.0.1, proxy.local'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['MINIMUM_AGE', 'old'],
    ['FREE_MESSAGES_A_DAY', '-1'],
    ['DELETED_RETENTION_DAYS', '-1'],
    ['EMOTION_CONSENT', 'maybe'],
    ['SESSION_DAYS', '0'],
    ['SESSION_IDLE_DAYS', '1.5'],
    ['ADMIN_SESSION_HOURS', 'all'],
    ['ADMIN_SESSION_IDLE_MINUTES', '4'],
    ['NODE_ENV', 'live'],
    ['METRICS_PORT', '0'],
  ])('%s=%s is refused in one sentence that names it', async (name, value) => {
    const [fault, ...more] = await faultsOf({ [name]: value })
    expect(fault).toMatch(new RegExp(`^${name} .+\\.$`))
    expect(more).toEqual([])
  })

  test('name every wrong variable at once, and never its value', async () => {
    const faults = await faultsOf({ JWT_SECRET: 'p4ss', DATABASE_URL: 'nowhere', PORT: '-1' })
    expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual(['DATABASE_URL', 'JWT_SECRET', 'PORT'])
    expect(faults.join()).not.toMatch(/p4ss|nowhere/)
  })

  test('need a token key of their own in production with a real database', async () => {
    const real = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@db/confida' }
    expect(await faultsOf(real)).toEqual([expect.stringMatching(/^JWT_SECRET must be set/)])
    expect(await faultsOf({ ...real, JWT_SECRET: 'x'.repeat(32) })).toEqual([])
  })

  test('part queries from sessions where a pooler is between', async () => {
    const DATABASE_URL = 'postgres://u:p@pooler:6432/confida'
    const DATABASE_DIRECT_URL = 'postgres://u:p@db:5432/confida'
    const urlsOf = async (variables: NodeJS.ProcessEnv) => {
      const { databaseUrl, poolerUrl } = await loadConfig({ DATA_DIR: dataDir, ...variables })
      return { databaseUrl, poolerUrl }
    }
    expect(await urlsOf({ DATABASE_URL })).toEqual({ databaseUrl: DATABASE_URL, poolerUrl: undefined })
    expect(await urlsOf({ DATABASE_URL, DATABASE_DIRECT_URL })).toEqual({
      databaseUrl: DATABASE_DIRECT_URL,
      poolerUrl: DATABASE_URL,
    })
    expect(await faultsOf({ DATABASE_DIRECT_URL })).toEqual([
      'DATABASE_URL must be set together with DATABASE_DIRECT_URL.',
    ])
  })

  test('keep pictures in a bucket that is named, with a whole key or none', async () => {
    const S3_ENDPOINT = 'https://s3.example.org'
    expect(await faultsOf({ S3_ENDPOINT })).toEqual([expect.stringMatching(/^S3_BUCKET must be set/)])
    expect(await faultsOf({ S3_BUCKET: 'pictures', S3_SECRET_ACCESS_KEY: 'x' })).toEqual([
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.',
    ])
    const { s3 } = await loadConfig({ DATA_DIR: dataDir, S3_BUCKET: 'pictures', S3_ENDPOINT })
    expect(s3).toMatchObject({ bucket: 'pictures', endpoint: S3_ENDPOINT })
  })

  test('take a whole pair of keys for notifications or none', async () => {
    const [one, other] = [webpush.generateVAPIDKeys(), webpush.generateVAPIDKeys()]
    const keys = { VAPID_PUBLIC_KEY: one.publicKey, VAPID_PRIVATE_KEY: one.privateKey }
    expect(await faultsOf({ VAPID_PUBLIC_KEY: one.publicKey })).toEqual([
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.',
    ])
    expect(await faultsOf({ ...keys, VAPID_PRIVATE_KEY: other.privateKey })).toEqual([
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair.',
    ])
    expect(await faultsOf({ ...keys, VAPID_PUBLIC_KEY: 'abc' })).toEqual([
      expect.stringMatching(/^VAPID_PUBLIC_KEY must be a key/),
    ])
    expect(await faultsOf({ ...keys, PUSH_SERVICES: 'https://push.example.org/path' })).toEqual([
      expect.stringMatching(/^PUSH_SERVICES must be origins/),
    ])
    const { push } = await loadConfig({ DATA_DIR: dataDir, ...keys })
    expect(push).toEqual({ ...one, subject: 'mailto:supporto@confida.local', services: [] })
  })

  test('keep the embedded database out of production, unless it is allowed', async () => {
    expect(await faultsOf({ NODE_ENV: 'production' })).toEqual([
      'DATABASE_URL must be set when NODE_ENV is production; ALLOW_EMBEDDED_DATABASE=true does with the embedded database.',
    ])
    expect(await faultsOf(production)).toEqual([])
  })

  test('show the page of the calls except in production, or as they are asked to', async () => {
    const isShown = async (variables: NodeJS.ProcessEnv) =>
      (await loadConfig({ DATA_DIR: dataDir, ...variables })).hasDocsPage
    expect([await isShown({}), await isShown({ API_DOCS: 'off' })]).toEqual([true, false])
    expect([await isShown(production), await isShown({ ...production, API_DOCS: 'on' })]).toEqual([
      false,
      true,
    ])
  })

  test('refuse an API port among those of shell and remotes, and half an endpoint', async () => {
    expect(await faultsOf({ PORT: '4000', API_PORT: '4003' })).toEqual([expect.stringMatching(/^API_PORT /)])
    expect(await faultsOf({ AI_BASE_URL: 'http://localhost:11434/v1' })).toEqual([
      expect.stringMatching(/^AI_MODEL /),
    ])
  })

  test('refuse to let a session be idle for longer than it lasts', async () => {
    expect(await faultsOf({ SESSION_DAYS: '7' })).toEqual([expect.stringMatching(/^SESSION_IDLE_DAYS /)])
    expect(await faultsOf({ SESSION_DAYS: '7', SESSION_IDLE_DAYS: '7' })).toEqual([])
    const admin = { ADMIN_SESSION_HOURS: '1', ADMIN_SESSION_IDLE_MINUTES: '61' }
    expect(await faultsOf(admin)).toEqual([expect.stringMatching(/^ADMIN_SESSION_IDLE_MINUTES /)])
  })

  test('say so when DATA_DIR is no folder', async () => {
    const file = join(dataDir, 'file')
    await writeFile(file, '')
    await expect(loadConfig({ DATA_DIR: file })).rejects.toThrow(/^DATA_DIR /)
  })
})
