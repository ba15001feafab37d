import {
  countUnreadFeedbacks,
  exportFeedbacks,
  getFeedback,
  listFeedbacks,
  markFeedbacksRead,
  removeFeedback,
  replyToFeedback,
  setFeedbackState,
} from '@confida/contracts'
import { Controller } from '@nestjs/common'
import { sendCsv } from '../../../platform/http/csv-file.ts'
import { type Call, Serve } from '../../../platform/http/serve.ts'
import { withPageHeaders } from '../../../platform/paging/page-headers.ts'
import { AdminFeedbackService } from './admin-feedback.service.ts'
import { FeedbackExportService } from './feedback-export.service.ts'
import { FeedbackThreadService } from './feedback-thread.service.ts'

const done = { status: 'success' } as const

@Controller()
export class AdminFeedbackController {
  constructor(
    private readonly feedbacks: AdminFeedbackService,
    private readonly threads: FeedbackThreadService,
    private readonly exports: FeedbackExportService,
  ) {}

  @Serve(listFeedbacks)
  async list(call: Call<typeof listFeedbacks>) {
    const { page, ...figures } = await this.feedbacks.list(call.query)
    return { feedbacks: withPageHeaders(call, page), ...figures }
  }

  @Serve(exportFeedbacks)
  async export({ query, user, reply }: Call<typeof exportFeedbacks>) {
    const day = new Date().toISOString().slice(0, 10)
    sendCsv(reply, `feedback-${day}.csv`, await this.exports.export(query, user))
    return undefined
  }

  @Serve(setFeedbackState)
  async setState({ body, user, request }: Call<typeof setFeedbackState>) {
    const seen = request.headers['if-match']
    return { ...done, changed: await this.feedbacks.setState(body.ids, body.state, user, seen) }
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
    return this.threads.get(params.id, query.time_zone)
  }

  @Serve(replyToFeedback)
  reply({ params, query, body, user, request }: Call<typeof replyToFeedback>) {
    const options = { seen: request.headers['if-match'], zone: query.time_zone }
    return this.threads.reply(params.id, body, user, options)
  }

  @Serve(removeFeedback)
  async remove({ params, user }: Call<typeof removeFeedback>) {
    await this.feedbacks.remove(params.id, user)
    return done
  }
}
