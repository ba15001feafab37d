import 'reflect-metadata'
import { setTimeout as sleep } from 'node:timers/promises'
import { warmUp as warmUpEngine } from '@confida/companion-engine'
import { warmUp as warmUpRiskDetector } from '@confida/risk-detector'
import { createApp } from './create-app.ts'
import { explain } from './explain.ts'
import { FirstAdministratorService } from './modules/auth/first-administrator.service.ts'
import { loadConfig } from './platform/config/load-config.ts'
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts'
import { migrate } from './platform/database/migrate.ts'
import { requireSameDatabase } from './platform/database/same-database.ts'
import { Drain } from './platform/http/drain.ts'
import { createLogger } from './platform/observability/logger.ts'
import { startApiTracing } from './platform/observability/tracing.ts'

/** Beside the time to drain. */
const STOP_WITHIN_MS = 10_000

/** Tells balancers to send nothing more, and waits until they have noticed. */
let drain: () => Promise<unknown> = async () => undefined

/** What was started, in the order in which it is to be stopped. */
const running: (() => Promise<void>)[] = []

async function start(): Promise<void> {
  const config = await loadConfig(process.env)
  const tracing = await startApiTracing()
  if (tracing) running.unshift(tracing.stop)
  const logger = createLogger(config, { mixin: tracing?.ids })
  if (!config.databaseUrl) {
    const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir })
    embedded.keepRunning((line) => console.error(line))
    running.unshift(() => embedded.stop())
    config.databaseUrl = embedded.url
  }
  await requireSameDatabase(config)
  await migrate(config.databaseUrl)
  const app = await createApp(config, logger, { tracing })
  running.unshift(() => app.close())
  drain = async () => {
    app.get(Drain).begin()
    await sleep(config.drainSeconds * 1_000)
  }
  const administrator = await app.get(FirstAdministratorService).ensure()
  await app.listen({ port: config.apiPort, host: config.host })
  // A connection that cannot be accepted must not end the process.
  app.getHttpServer().on('error', (error: Error) => logger.error(error, 'connection refused'))
  logger.info({ port: config.apiPort }, 'API ready')
  // Tells a parent that started this process with a channel; without one, the console is the only place to be told.
  if (process.send) process.send({ type: 'ready', port: config.apiPort, administrator })
  else if (administrator?.generatedPassword) {
    console.log(`First administrator: ${administrator.email}, password ${administrator.generatedPassword}`)
  }
  await warmUpRiskDetector()
  await warmUpEngine()
}

/** Finishes what is under way, ends streams, closes the pool and the database that was started here. */
async function stop(exitCode: number, signal?: NodeJS.Signals): Promise<void> {
  // Who presses Ctrl-C does not want to wait for a balancer.
  if (signal === 'SIGTERM') await drain()
  setTimeout(() => process.exit(exitCode || 1), STOP_WITHIN_MS).unref()
  for (const close of running.splice(0)) await close().catch((error) => console.error(error.message))
  process.exit(exitCode)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(0, signal))
// The parent that started this process is gone.
process.once('disconnect', () => void stop(0))

start().catch((error) => {
  console.error(explain(error))
  return stop(1)
})
