import { setTimeout as delay } from 'node:timers/promises'
import { getHealth, getLiveness, getReadiness } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import { AppError } from '../http/app-error.ts'
import { Serve } from '../http/serve.ts'

const ping = statement('health.ping', 'select 1')
const ANSWER_WITHIN_MS = 2_000

const isHealthy = { status: 'ok' } as const

@Controller()
export class HealthController {
  constructor(private readonly database: Database) {}

  @Serve(getLiveness)
  live() {
    return isHealthy
  }

  @Serve(getHealth)
  health() {
    return this.checkDatabase()
  }

  @Serve(getReadiness)
  ready() {
    return this.checkDatabase()
  }

  private async checkDatabase() {
    const timeout = new AbortController()
    const late = delay(ANSWER_WITHIN_MS, 'late', { signal: timeout.signal, ref: false }).catch(
      () => 'cancelled',
    )
    const isLate = await Promise.race([late, this.database.rows(ping)]).catch(() => 'late')
    timeout.abort()
    if (isLate === 'late') throw new AppError('service_unavailable')
    return isHealthy
  }
}
