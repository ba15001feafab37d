import { listOutbox, retryOutboxMail } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { withPageHeaders } from '../../../platform/paging/page-headers.ts'
import { OutboxService } from './outbox.service.ts'

@Controller()
export class OutboxController {
  constructor(private readonly outbox: OutboxService) {}

  @Serve(listOutbox)
  async list(call: Call<typeof listOutbox>) {
    return withPageHeaders(call, await this.outbox.list(call.query))
  }

  @Serve(retryOutboxMail)
  retry({ params, user }: Call<typeof retryOutboxMail>) {
    return this.outbox.retry(params.id, user)
  }
}
