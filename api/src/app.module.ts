import { type DynamicModule, Module, type Type } from '@nestjs/common'
import type { Logger } from 'pino'
import { modules } from './modules.ts'
import { AccessModule } from './platform/access/access.module.ts'
import { AiModule } from './platform/ai/ai.module.ts'
import { AuditModule } from './platform/audit/audit.module.ts'
import { CleanupModule } from './platform/cleanup/cleanup.module.ts'
import { ConfigModule } from './platform/config/config.module.ts'
import type { Config } from './platform/config/config.ts'
import { DatabaseModule } from './platform/database/database.module.ts'
import { DocsModule } from './platform/docs/docs.module.ts'
import { HttpModule } from './platform/http/http.module.ts'
import { JobsModule } from './platform/jobs/jobs.module.ts'
import { LimitsModule } from './platform/limits/limits.module.ts'
import { MailModule } from './platform/mail/mail.module.ts'
import { ObservabilityModule } from './platform/observability/observability.module.ts'
import { SecurityLogModule } from './platform/security-log/security-log.module.ts'
import { TotalsModule } from './platform/totals/totals.module.ts'

/** The platform and the domains on it; `extra` is for tests that need a controller of their own. */
@Module({})
export class AppModule {
  static forRoot(config: Config, logger: Logger, extra: Type[] = []): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        ObservabilityModule.forRoot(logger),
        DatabaseModule.forRoot(),
        HttpModule,
        AccessModule,
        AuditModule,
        SecurityLogModule,
        LimitsModule,
        JobsModule,
        MailModule,
        AiModule,
        CleanupModule,
        TotalsModule,
        DocsModule,
        ...modules,
        ...extra,
      ],
    }
  }
}
