import { type DynamicModule, Module } from '@nestjs/common'
import { LoggerModule } from 'nestjs-pino'
import type { Logger } from 'pino'
import { HealthController } from './health.controller.ts'
import { MetricsServer } from './metrics.server.ts'

@Module({})
export class ObservabilityModule {
  static forRoot(logger: Logger): DynamicModule {
    return {
      module: ObservabilityModule,
      // Without routes: its middleware would cost each request more than the log line it is for.
      imports: [LoggerModule.forRoot({ pinoHttp: { logger }, useExisting: true, forRoutes: [] })],
      controllers: [HealthController],
      providers: [MetricsServer],
    }
  }
}
