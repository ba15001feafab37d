import { exportCaliforniaReport, exportCareCards, getComplianceYear } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { sendCsv } from '../../../platform/http/csv-file.ts'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { CaliforniaReportService } from '../california/california-report.service.ts'
import { CareExportService } from './care-export.service.ts'
import { ComplianceService } from './compliance.service.ts'

@Controller()
export class ComplianceController {
  constructor(
    private readonly desk: ComplianceService,
    private readonly care: CareExportService,
    private readonly california: CaliforniaReportService,
  ) {}

  @Serve(getComplianceYear)
  getYear({ query }: Call<typeof getComplianceYear>) {
    return this.desk.getYear(query.year)
  }

  @Serve(exportCareCards)
  async exportCareCards({ query, user, reply }: Call<typeof exportCareCards>) {
    const lines = await this.care.export(query.year, user)
    sendCsv(reply, `care-cards-${query.year}.csv`, lines)
    return undefined
  }

  @Serve(exportCaliforniaReport)
  async exportCaliforniaReport({ query, user, reply }: Call<typeof exportCaliforniaReport>) {
    const lines = await this.california.export(query.year, user)
    sendCsv(reply, `california-sb243-${query.year}.csv`, lines)
    return undefined
  }
}
