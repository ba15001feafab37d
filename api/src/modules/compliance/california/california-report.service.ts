import { Inject, Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import type { AiEngine } from '../../../platform/ai/ai.port.ts'
import { AI_ENGINE } from '../../../platform/ai/ai-engine.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database } from '../../../platform/database/database.ts'
import { ComplianceRepository } from '../desk/compliance.repository.ts'
import { ComplianceService } from '../desk/compliance.service.ts'
import { californiaReport } from './california-report.ts'

@Injectable()
export class CaliforniaReportService {
  constructor(
    private readonly desk: ComplianceService,
    private readonly figures: ComplianceRepository,
    private readonly database: Database,
    private readonly audit: AuditTrail,
    @Inject(AI_ENGINE) private readonly engine: AiEngine,
  ) {}

  /** Lines of the file. That it was made is written down before it is handed out. */
  async export(year: number, actor: CurrentUser): Promise<string[]> {
    const { months } = await this.desk.getYear(year)
    return this.database.transaction(async (transaction) => {
      const countedSince = await this.figures.firstDisclosure(transaction)
      await this.audit.record({ actor, action: 'california-report.export', after: { year } }, transaction)
      const { id, source } = this.engine
      return californiaReport({ year, months, countedSince, engine: { id, ...source }, madeAt: new Date() })
    })
  }
}
