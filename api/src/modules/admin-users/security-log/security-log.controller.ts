import { listSecurityLog } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { withPageHeaders } from '../../../platform/paging/page-headers.ts'
import { SecurityLogService } from './security-log.service.ts'

@Controller()
export class SecurityLogController {
  constructor(private readonly entries: SecurityLogService) {}

  @Serve(listSecurityLog)
  async list(call: Call<typeof listSecurityLog>) {
    return withPageHeaders(call, await this.entries.list(call.query))
  }
}
