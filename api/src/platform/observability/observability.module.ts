import { type DynamicModule, Module } from '@nestjs/common'
import { TerminusModule } from '@nestjs/terminus'
import { TypeOrmModule } from '@nestjs/typeorm'
import { LoggerModule } from 'nestjs-pino'
import type { Logger } from 'pino'
import { OutboxMailEntity } from '../mail/outbox-mail.entity.ts'
import { HealthController } from './health.controller.ts'
import { MetricsServer } from './metrics.server.ts'

@Module({})
export class ObservabilityModule {
  static forRoot(logger: Logger): DynamicModule {
    return {
      module: ObservabilityModule,
      imports: [
        // Without routes: its middleware would cost each request more than the log line it is for.
        LoggerModule.forRoot({ pinoHttp: { logger }, useExisting: true, forRoutes: [] }),
        // The error filter logs what fails.
        TerminusModule.forRoot({ logger: false }),
        TypeOrmModule.forFeature([OutboxMailEntity]),
      ],
      controllers: [HealthController],
      providers: [MetricsServer],
    }
  }
}
