import { listRemoteReports, reportRemotes } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { clientAddress } from '../../platform/http/client-address.ts'
import { type Call, Serve } from '../../platform/http/serve.ts'
import { RemoteReportService } from './remote-report.service.ts'

@Controller()
export class RemoteReportController {
  constructor(private readonly reports: RemoteReportService) {}

  @Serve(reportRemotes)
  async create({ body, request }: Call<typeof reportRemotes>) {
    await this.reports.count(body, clientAddress(request))
    return { status: 'success' as const }
  }

  @Serve(listRemoteReports)
  list({ query }: Call<typeof listRemoteReports>) {
    return this.reports.list(query.days)
  }
}
