import type { Feedback, FeedbackStatistics } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database } from '../../../platform/database/database.ts'
import { Replica } from '../../../platform/database/replica.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Page } from '../../../platform/paging/read-page.ts'
import { toFeedback, toFeedbackStats } from './feedback.mapper.ts'
import { type FeedbackQuery, FeedbackRepository } from './feedback.repository.ts'

const DEFAULT_ZONE = 'UTC'

@Injectable()
export class AdminFeedbackService {
  constructor(
    private readonly database: Database,
    private readonly feedbacks: FeedbackRepository,
    private readonly audit: AuditTrail,
    private readonly replica: Replica,
  ) {}

  /** One page with `limit`, else all; the statistics are over all feedback, whatever the filter. */
  async list(query: FeedbackQuery): Promise<{ page: Page<Feedback>; stats: FeedbackStatistics }> {
    const zone = query.time_zone ?? DEFAULT_ZONE
    const { page, counts, thisMonth } = await this.replica.read(async (within) => {
      const [counts, thisMonth] = await Promise.all([
        this.feedbacks.countByRating(within),
        this.feedbacks.countThisMonth(zone, within),
      ])
      return { page: await this.feedbacks.list(query, counts, within), counts, thisMonth }
    })
    return {
      page: { ...page, rows: page.rows.map((row) => toFeedback(row, zone)) },
      stats: toFeedbackStats(counts, thisMonth),
    }
  }

  async get(id: string, zone = DEFAULT_ZONE): Promise<Feedback> {
    const row = await this.feedbacks.find(id)
    if (!row) throw new AppError('feedback_not_found')
    return toFeedback(row, zone)
  }

  countUnread(): Promise<number> {
    return this.feedbacks.countUnread()
  }

  markAllRead(): Promise<void> {
    return this.feedbacks.markAllRead()
  }

  /** The log keeps neither text nor name: they must be gone for good, and with their author. */
  remove(id: string, actor: CurrentUser): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const row = await this.feedbacks.remove(id, transaction)
      if (!row) throw new AppError('feedback_not_found')
      const before = { rating: row.rating, user_id: row.user_id, created_at: row.created_at }
      await this.audit.record({ actor, action: 'feedback.delete', target: { id }, before }, transaction)
    })
  }
}
