import { NestFactory } from '@nestjs/core'
import { AppModule } from '../app.module.ts'
import { AdministratorsService } from '../modules/admin-users/administrators/administrators.service.ts'
import type { Config } from '../platform/config/config.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createLogger } from '../platform/observability/logger.ts'
import { backUp } from './backup/back-up.ts'
import { restore } from './backup/restore.ts'
import { distribute } from './distribution/distribute.ts'
import { examineAll } from './doctor/doctor.ts'
import type { Administration } from './program.ts'

/** Uses the database of the settings; the embedded one is shared with a product that runs, or started for the command. */
export function administrationOf(config: Config): Administration {
  async function withDatabase<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
    if (config.databaseUrl) return use(config.databaseUrl)
    const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir })
    try {
      return await use(embedded.url)
    } finally {
      await embedded.stop()
    }
  }

  const withAdministrators = <Result>(use: (administrators: AdministratorsService) => Promise<Result>) =>
    withDatabase(async (databaseUrl) => {
      await migrate(databaseUrl)
      // The ports belong to the product that runs.
      const module = AppModule.forRoot(
        { ...config, databaseUrl, metricsPort: undefined },
        createLogger(config),
      )
      const application = await NestFactory.createApplicationContext(module, {
        logger: false,
        abortOnError: false,
      })
      try {
        return await use(application.get(AdministratorsService, { strict: false }))
      } finally {
        await application.close()
      }
    })

  return {
    withAdministrators,
    migrate: () => withDatabase(migrate),
    backUp: (folder) => withDatabase((url) => backUp(config, url, folder)),
    restore: (folder, isForced) => restore(config, folder, isForced),
    distribute: () => withDatabase(distribute),
    examine: () => withDatabase((url) => examineAll(config, url)),
  }
}
