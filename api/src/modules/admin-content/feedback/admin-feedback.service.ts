import {
  type Feedback,
  type FeedbackState,
  type FeedbackStateCounts,
  type FeedbackStatistics,
  feedbackStateTag,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database } from '../../../platform/database/database.ts'
import { Replica } from '../../../platform/database/replica.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isSeen, outdated } from '../../../platform/http/if-match.ts'
import type { Page } from '../../../platform/paging/read-page.ts'
import { DEFAULT_ZONE, toFeedback, toFeedbackStats } from './feedback.mapper.ts'
import { type FeedbackQuery, FeedbackRepository } from './feedback.repository.ts'

interface FeedbackList {
  page: Page<Feedback>
  stats: FeedbackStatistics
  states: FeedbackStateCounts
}

@Injectable()
export class AdminFeedbackService {
  constructor(
    private readonly database: Database,
    private readonly feedbacks: FeedbackRepository,
    private readonly audit: AuditTrail,
    private readonly replica: Replica,
  ) {}

  /** One page with `limit`, else all; the statistics are over all feedback, whatever the filter. */
  async list({ limit, cursor, time_zone, ...filter }: FeedbackQuery): Promise<FeedbackList> {
    const zone = time_zone ?? DEFAULT_ZONE
    const { page, counts, thisMonth, states } = await this.replica.read(async (within) => {
      const [counts, thisMonth, states] = await Promise.all([
        this.feedbacks.countByRating(within),
        this.feedbacks.countThisMonth(zone, within),
        this.feedbacks.countByState(within),
      ])
      const page = await this.feedbacks.list(filter, { limit, cursor }, counts, within)
      return { page, counts, thisMonth, states }
    })
    return {
      page: { ...page, rows: page.rows.map((row) => toFeedback(row, zone)) },
      stats: toFeedbackStats(counts, thisMonth),
      states,
    }
  }

  /**
   * @param seen the states that the sender has seen them in; without it nothing is checked
   * @returns how many were in another state
   */
  setState(ids: string[], state: FeedbackState, actor: CurrentUser, seen?: string): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const rows = await this.feedbacks.lock(ids, transaction)
      const others = rows.filter((row) => row.state !== state)
      const unseen = others.filter((row) => !isSeen(seen, feedbackStateTag(row)))
      if (unseen.length > 0) throw outdated({ feedbacks: unseen })
      const changed = others.map(({ id }) => id)
      await this.feedbacks.setState(changed, state, transaction)
      for (const { id, state: previous } of others) {
        const values = { before: { state: previous }, after: { state } }
        await this.audit.record({ actor, action: 'feedback.state', target: { id }, ...values }, transaction)
      }
      return others.length
    })
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
