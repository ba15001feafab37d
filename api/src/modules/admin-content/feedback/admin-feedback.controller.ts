import {
  countUnreadFeedbacks,
  getFeedback,
  listFeedbacks,
  markFeedbacksRead,
  removeFeedback,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { withPageHeaders } from '../../../platform/paging/page-headers.ts'
import { AdminFeedbackService } from './admin-feedback.service.ts'

const done = { status: 'success' } as const

@Controller()
export class AdminFeedbackController {
  constructor(private readonly feedbacks: AdminFeedbackService) {}

  @Serve(listFeedbacks)
  async list(call: Call<typeof listFeedbacks>) {
    const { page, stats } = await this.feedbacks.list(call.query)
    return { feedbacks: withPageHeaders(call, page), stats }
  }

  @Serve(countUnreadFeedbacks)
  async countUnread() {
    return { unread_count: await this.feedbacks.countUnread() }
  }

  @Serve(markFeedbacksRead)
  async markAllRead() {
    await this.feedbacks.markAllRead()
    return done
  }

  @Serve(getFeedback)
  get({ params, query }: Call<typeof getFeedback>) {
    return this.feedbacks.get(params.id, query.time_zone)
  }

  @Serve(removeFeedback)
  async remove({ params, user }: Call<typeof removeFeedback>) {
    await this.feedbacks.remove(params.id, user)
    return done
  }
}
