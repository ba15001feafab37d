import { listOutbox, retryOutboxMail } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { answerPage } from '../../../platform/paging/answer-page.ts'
import { OutboxListService } from './outbox.service.ts'
import { OutboxRetryService } from './outbox-retry.service.ts'

@Controller()
export class OutboxController {
  private readonly mails: OutboxListService
  private readonly retries: OutboxRetryService

  constructor(mails: OutboxListService, retries: OutboxRetryService) {
    this.mails = mails
    this.retries = retries
  }

  @Serve(listOutbox)
  async list(call: Call<typeof listOutbox>) {
    return answerPage(call, await this.mails.list(call.query))
  }

  @Serve(retryOutboxMail)
  retry({ params, user }: Call<typeof retryOutboxMail>) {
    return this.retries.retry(params.id, user)
  }
}
