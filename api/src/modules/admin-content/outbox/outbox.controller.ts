import { getMailServer, listOutbox, retryOutboxMail } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { clientAddress } from '../../../platform/http/client-address.ts'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { withPageHeaders } from '../../../platform/paging/page-headers.ts'
import { SecurityLog } from '../../../platform/security-log/security-log.ts'
import { OutboxService } from './outbox.service.ts'

@Controller()
export class OutboxController {
  constructor(
    private readonly outbox: OutboxService,
    private readonly log: SecurityLog,
  ) {}

  @Serve(listOutbox)
  async list(call: Call<typeof listOutbox>) {
    const { user, request } = call
    await this.log.record({ event: 'outbox.read', userId: user.id, address: clientAddress(request) })
    return withPageHeaders(call, await this.outbox.list(call.query, user))
  }

  @Serve(getMailServer)
  mailServer() {
    return this.outbox.mailServer()
  }

  @Serve(retryOutboxMail)
  retry({ params, user }: Call<typeof retryOutboxMail>) {
    return this.outbox.retry(params.id, user)
  }
}
