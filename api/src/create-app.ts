import type { Type } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { Logger as NestLogger } from 'nestjs-pino'
import type { Logger } from 'pino'
import { AppModule } from './app.module.ts'
import type { Config } from './platform/config/config.ts'
import { registerDocsPage } from './platform/docs/docs-page.ts'
import { createFastifyAdapter } from './platform/http/fastify-adapter.ts'
import { OpenStreams } from './platform/http/open-streams.ts'
import { metricsRegistry } from './platform/observability/metrics.server.ts'
import { observeRequests } from './platform/observability/request-metrics.ts'

/** The API, initialised but not listening. `config.databaseUrl` must be set and migrated. */
export async function createApp(
  config: Config,
  logger: Logger,
  extra: Type[] = [],
): Promise<NestFastifyApplication> {
  const adapter = await createFastifyAdapter(logger, config)
  const fastify = adapter.getInstance()
  if (config.metricsPort) observeRequests(fastify, metricsRegistry)
  if (config.hasDocsPage) await registerDocsPage(fastify)
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, logger, extra),
    adapter,
    {
      bodyParser: false,
      logger: false,
      abortOnError: false,
    },
  )
  fastify.addHook('preClose', (done) => {
    app.get(OpenStreams).closeAll()
    done()
  })
  // Nest's own account of every module and route is of no use to whoever starts the product.
  await app.init()
  app.useLogger(app.get(NestLogger))
  return app
}
