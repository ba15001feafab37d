import { getHealth, getLiveness, getReadiness } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { HealthCheckService, TypeOrmHealthIndicator } from '@nestjs/terminus'
import { DatabaseProbe } from '../database/database-probe.ts'
import { WriteCheck } from '../database/write-check.ts'
import { AppError } from '../http/app-error.ts'
import { Drain } from '../http/drain.ts'
import { Serve } from '../http/serve.ts'

const ANSWER_WITHIN_MS = 2_000
const CUT_OFF_AFTER_MS = 30_000

const isHealthy = { status: 'ok' } as const

@Controller()
export class HealthController {
  private cutSince = Infinity
  private looking: Promise<void> | undefined

  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
    private readonly probe: DatabaseProbe,
    private readonly drain: Drain,
    private readonly writes: WriteCheck,
  ) {}

  /** 503 where only a new start helps: the database is there, and all the while this process does not get through to it. */
  @Serve(getLiveness)
  live() {
    // In the background: a supervisor takes a late answer for none.
    this.looking ??= this.lookForCut().finally(() => {
      this.looking = undefined
    })
    if (Date.now() - this.cutSince > CUT_OFF_AFTER_MS) throw new AppError('service_unavailable')
    return isHealthy
  }

  @Serve(getHealth)
  get() {
    return this.checkDatabase()
  }

  @Serve(getReadiness)
  ready() {
    if (this.drain.hasBegun) throw new AppError('service_unavailable')
    return this.checkDatabase()
  }

  private async lookForCut(): Promise<void> {
    const isThrough = await this.ping().then(
      () => true,
      () => false,
    )
    if (isThrough || this.probe.isDown) this.cutSince = Infinity
    else this.cutSince = Math.min(this.cutSince, Date.now())
  }

  private async checkDatabase() {
    await this.ping()
    if (!(await this.writes.canWrite())) throw new AppError('service_unavailable')
    return isHealthy
  }

  private ping() {
    return this.health.check([() => this.database.pingCheck('database', { timeout: ANSWER_WITHIN_MS })])
  }
}
