import { listAuditLog } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { answerPage } from '../../../platform/paging/answer-page.ts'
import { AuditLogService } from './audit-log.service.ts'

@Controller()
export class AuditLogController {
  private readonly entries: AuditLogService

  constructor(entries: AuditLogService) {
    this.entries = entries
  }

  @Serve(listAuditLog)
  async list(call: Call<typeof listAuditLog>) {
    return answerPage(call, await this.entries.list(call.query))
  }
}
