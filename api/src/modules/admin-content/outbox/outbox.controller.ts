import { listOutbox } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { answerPage } from '../../../platform/paging/answer-page.ts'
import { OutboxListService } from './outbox.service.ts'

@Controller()
export class OutboxController {
  private readonly mails: OutboxListService

  constructor(mails: OutboxListService) {
    this.mails = mails
  }

  @Serve(listOutbox)
  async list(call: Call<typeof listOutbox>) {
    return answerPage(call, await this.mails.list(call.query))
  }
}
