import { getHealth, getLiveness, getReadiness } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { HealthCheckService, TypeOrmHealthIndicator } from '@nestjs/terminus'
import { Serve } from '../http/serve.ts'

const ANSWER_WITHIN_MS = 2_000

const isHealthy = { status: 'ok' } as const

@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
  ) {}

  @Serve(getLiveness)
  live() {
    return isHealthy
  }

  @Serve(getHealth)
  get() {
    return this.checkDatabase()
  }

  @Serve(getReadiness)
  ready() {
    return this.checkDatabase()
  }

  /** What is wrong answers 503, and so does a process that is about to stop. */
  private async checkDatabase() {
    await this.health.check([() => this.database.pingCheck('database', { timeout: ANSWER_WITHIN_MS })])
    return isHealthy
  }
}
