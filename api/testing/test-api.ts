import 'reflect-metadata'
import { tmpdir } from 'node:os'
import type { Type } from '@nestjs/common'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { createApp } from '../src/create-app.ts'
import type { Config } from '../src/platform/config/config.ts'
import { Database } from '../src/platform/database/database.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import { createTestDatabase } from './database/test-database.ts'
import { type ApiResponse, type CallOptions, callApi } from './test-client.ts'

export interface TestApi {
  /** `http://127.0.0.1:<port>` */
  origin: string
  app: NestFastifyApplication
  database: Database
  databaseUrl: string
  call(method: string, path: string, options?: CallOptions): Promise<ApiResponse>
  /** Stops the API and drops its database. */
  close(): Promise<void>
}

/** Everything off that reaches outside, limits per network address off. */
const testConfig: Config = {
  nodeEnv: 'test',
  logLevel: 'silent',
  host: '127.0.0.1',
  apiPort: 0,
  trustProxy: 0,
  dataDir: tmpdir(),
  adminEmail: 'admin@confida.local',
  adminPassword: 'administrator',
  jwtSecret: 'a-secret-of-tests-that-is-long-enough',
  previousJwtSecrets: [],
  aiPlaces: { ofProcess: 30, queueMax: 1_000, waitMs: 120_000 },
  hasTestCheckout: true,
  publicUrl: 'http://localhost:4200',
  supportEmail: 'aiuto@example.org',
  storagePerAccountBytes: 0,
  storageTotalBytes: 0,
  freeDiskBytes: 0,
  rateLimitPerAddress: 0,
  rateLimitOverall: 0,
  hasDocsPage: false,
  sessions: {
    user: { lifetime: 30 * 86_400, idle: 14 * 86_400 },
    admin: { lifetime: 12 * 3600, idle: 30 * 60 },
  },
  drainSeconds: 0,
  jobPollSeconds: 10,
  minimumAge: 18,
  freeMessagesADay: 0,
  deletedRetentionDays: 0,
  isEmotionConsentGivenByDefault: true,
  isAdminSecondFactorRequired: false,
}

export interface TestApiOptions {
  config?: Partial<Config>
  /** Further Nest modules, for a test's own controllers. */
  modules?: Type[]
}

/** The whole API on a random port with a database of its own; call it in `beforeAll`, `close` in `afterAll`. */
export async function startTestApi({ config, modules }: TestApiOptions = {}): Promise<TestApi> {
  const testDatabase = await createTestDatabase()
  const settings = { ...testConfig, databaseUrl: testDatabase.url, ...config }
  const app = await createApp(settings, createLogger(settings), { modules })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const origin = await app.getUrl()
  return {
    origin,
    app,
    database: app.get(Database),
    databaseUrl: testDatabase.url,
    call: (method, path, options) => callApi(origin, method, path, options),
    close: async () => {
      await app.close()
      await testDatabase.drop()
    },
  }
}
