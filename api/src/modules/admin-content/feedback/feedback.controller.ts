import { createFeedback } from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { success } from '../../../platform/http/success.ts'
import { FeedbackService } from './feedback.service.ts'

@Controller()
export class FeedbackController {
  constructor(private readonly feedbacks: FeedbackService) {}

  @Serve(createFeedback)
  async send({ user, body, language }: Call<typeof createFeedback>) {
    await this.feedbacks.send(user, body)
    return success('feedback_sent', language)
  }
}
