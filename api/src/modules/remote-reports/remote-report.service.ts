import {
  type BodyOf,
  type listRemoteReports,
  REPORT_DAYS_DEFAULT,
  type ResponseOf,
  type reportRemotes,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { visitorPolicies } from '../../platform/limits/policies.ts'
import { VisitorLimiter } from '../../platform/limits/visitor-limiter.ts'
import { countFailure } from './remote-metrics.ts'
import { RemoteReportRepository } from './remote-report.repository.ts'

const DAY = 86_400_000

@Injectable()
export class RemoteReportService {
  constructor(
    private readonly reports: RemoteReportRepository,
    private readonly limits: VisitorLimiter,
  ) {}

  /** @param address of the network, which is counted and not kept */
  async count({ failures, openings }: BodyOf<typeof reportRemotes>, address: string): Promise<void> {
    await this.limits.consume(visitorPolicies.remoteReport, address)
    for (const failure of failures) countFailure(failure)
    if (failures.length > 0) await this.reports.countFailures(failures)
    if (openings.length > 0) await this.reports.countOpenings(openings)
  }

  async list(days = REPORT_DAYS_DEFAULT): Promise<ResponseOf<typeof listRemoteReports>> {
    const first = new Date(Date.now() - (days - 1) * DAY).toISOString().slice(0, 10)
    const failures = await this.reports.listFailures(first)
    const versions = await this.reports.listVersions(first)
    return {
      failures: failures.map((row) => ({
        ...row,
        version: row.version || null,
        last_at: row.last_at.toISOString(),
      })),
      versions: versions.map((row) => ({ ...row, last_at: row.last_at.toISOString() })),
    }
  }
}
