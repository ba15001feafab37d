import { listAuditLog } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { withPageHeaders } from '../../../platform/paging/page-headers.ts'
import { AuditLogService } from './audit-log.service.ts'

@Controller()
export class AuditLogController {
  constructor(private readonly entries: AuditLogService) {}

  @Serve(listAuditLog)
  async list(call: Call<typeof listAuditLog>) {
    return withPageHeaders(call, await this.entries.list(call.query))
  }
}
