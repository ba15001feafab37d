import type { Tracing } from '@confida/tracing'
import type { Type } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { Logger as NestLogger } from 'nestjs-pino'
import type { Logger } from 'pino'
import { AppModule } from './app.module.ts'
import type { Config } from './platform/config/config.ts'
import { DatabaseProbe } from './platform/database/database-probe.ts'
import { registerDocsPage } from './platform/docs/docs-page.ts'
import { AppError } from './platform/http/app-error.ts'
import { trustedProxies } from './platform/http/client-address.ts'
import { Drain } from './platform/http/drain.ts'
import { createFastifyAdapter } from './platform/http/fastify-adapter.ts'
import { OpenStreams } from './platform/http/open-streams.ts'
import { Jobs } from './platform/jobs/jobs.ts'
import { observeRequests } from './platform/observability/request-metrics.ts'
import { traceRequests } from './platform/observability/request-tracing.ts'

/** Then those are cut that send their request, or read their answer, too slowly. */
const CLOSE_WITHIN_MS = 1_500

interface AppParts {
  /** Further Nest modules, for a test's own controllers. */
  modules?: Type[]
  tracing?: Tracing
}

/** The API, initialised but not listening. `config.databaseUrl` must be set and migrated. */
export async function createApp(
  config: Config,
  logger: Logger,
  { modules, tracing }: AppParts = {},
): Promise<NestFastifyApplication> {
  const adapter = await createFastifyAdapter(logger, config)
  const fastify = adapter.getInstance()
  if (tracing) traceRequests(fastify, tracing, trustedProxies(config.trustProxy))
  if (config.metricsPort) observeRequests(fastify)
  if (config.hasDocsPage) await registerDocsPage(fastify)
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, logger, modules),
    adapter,
    {
      bodyParser: false,
      logger: false,
      abortOnError: false,
    },
  )
  if (tracing) app.get(Jobs).traceWith(tracing)
  const drain = app.get(Drain)
  const probe = app.get(DatabaseProbe)
  // Whoever keeps a connection open is to find another process with the next.
  fastify.addHook('onRequest', (request, reply, done) => {
    if (drain.hasBegun) reply.header('connection', 'close')
    // Instead of waiting for a connection first; its health is what it is asked for.
    const isRefused = probe.isDown && !request.url.startsWith('/api/health')
    done(isRefused ? new AppError('service_unavailable') : undefined)
  })
  fastify.addHook('preClose', async () => {
    await app.get(OpenStreams).closeAll()
    setTimeout(() => fastify.server.closeAllConnections(), CLOSE_WITHIN_MS).unref()
  })
  // Nest's own account of every module and route is of no use to whoever starts the product.
  await app.init()
  app.useLogger(app.get(NestLogger))
  return app
}
