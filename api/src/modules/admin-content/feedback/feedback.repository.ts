import type { listFeedbacks, QueryOf } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Raw, type Repository } from 'typeorm'
import { columnsOf, type RowOf } from '../../../platform/database/columns.ts'
import type { Transaction, Within } from '../../../platform/database/database.ts'
import { countByDay } from '../../../platform/paging/count-by-day.ts'
import { filterWithin } from '../../../platform/paging/filters.ts'
import { type Page, readPage } from '../../../platform/paging/read-page.ts'
import { FeedbackEntity } from './feedback.entity.ts'
import { FeedbackTotalEntity } from './feedback-total.entity.ts'

const feedbackColumns = columnsOf(FeedbackEntity, [
  'id',
  'rating',
  'message',
  'user_name',
  'user_email',
  'created_at',
])
export type FeedbackRow = RowOf<typeof feedbackColumns>

/** How many feedbacks have a rating; 0 stands for none. */
export interface RatingCount {
  rating: number
  count: number
}

const newestFirst = { sql: 'feedback.created_at', type: 'timestamptz', isDescending: true }

export type FeedbackQuery = QueryOf<typeof listFeedbacks>
export type NewFeedback = Pick<FeedbackEntity, 'user_id' | 'user_name' | 'user_email' | 'rating' | 'message'>

type RemovedFeedback = Pick<FeedbackEntity, 'rating' | 'user_id' | 'created_at'>

@Injectable()
export class FeedbackRepository {
  constructor(@InjectRepository(FeedbackEntity) private readonly feedbacks: Repository<FeedbackEntity>) {}

  async insert(feedback: NewFeedback): Promise<void> {
    await this.feedbacks.insert(feedback)
  }

  /** Where the counts by rating tell how many there are, nothing is counted. */
  list(
    { limit, cursor, rating, from, to }: FeedbackQuery,
    counts: readonly RatingCount[],
    { manager }: Within,
  ): Promise<Page<FeedbackRow>> {
    const query = manager
      .createQueryBuilder(FeedbackEntity, 'feedback')
      .select(feedbackColumns.of('feedback'))
    if (rating) query.andWhere('feedback.rating = :rating', { rating })
    const bounds = {
      start: from && ':from::timestamptz',
      end: to && ':to::timestamptz',
      parameters: { from, to },
    }
    const kinds = rating ? [String(rating)] : undefined
    const unbounded = query.clone()
    filterWithin(query, 'feedback.created_at', bounds)
    const known = counts.filter((each) => !rating || each.rating === rating)
    const sum = async () => known.reduce((total, { count }) => total + count, 0)
    const total = from || to ? () => countByDay(unbounded, { list: 'feedbacks', kinds, bounds }) : sum
    return readPage<FeedbackRow>(query, { order: newestFirst, total }, { limit, cursor })
  }

  find(id: string): Promise<FeedbackRow | null> {
    return this.feedbacks.findOne({ select: feedbackColumns.select, where: { id } })
  }

  countUnread(): Promise<number> {
    return this.feedbacks.countBy({ is_read: false })
  }

  countByRating({ manager }: Within): Promise<RatingCount[]> {
    return manager
      .createQueryBuilder(FeedbackTotalEntity, 'total')
      .select('total.rating', 'rating')
      .addSelect('sum(total.amount)', 'count')
      .groupBy('total.rating')
      .getRawMany<RatingCount>()
  }

  countThisMonth(zone: string, { manager }: Within): Promise<number> {
    const isInMonth = (column: string) =>
      `${column} >= date_trunc('month', now() at time zone :zone) at time zone :zone`
    return manager.countBy(FeedbackEntity, { created_at: Raw(isInMonth, { zone }) })
  }

  async markAllRead(): Promise<void> {
    await this.feedbacks.update({ is_read: false }, { is_read: true })
  }

  /** @returns what was deleted; undefined when there was nothing */
  async remove(id: string, { manager }: Transaction): Promise<RemovedFeedback | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .delete()
      .from(FeedbackEntity)
      .where({ id })
      .returning(['rating', 'user_id', 'created_at'])
      .execute()
    return raw[0]
  }
}
