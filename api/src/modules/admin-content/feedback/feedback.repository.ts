import type { listFeedbacks, QueryOf } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Database, type Executor } from '../../../platform/database/database.ts'
import { statement } from '../../../platform/database/statement.ts'
import { Conditions } from '../../../platform/paging/conditions.ts'
import { countByDay } from '../../../platform/paging/count-by-day.ts'
import { type Page, readPage } from '../../../platform/paging/read-page.ts'
import { FeedbackEntity } from './feedback.entity.ts'
import type { FeedbackRow, RatingCount } from './feedback.mapper.ts'

const columns = 'f.id, f.rating, f.message, f.user_name, f.user_email, f.created_at'

// Every administrator asks for it each half minute; the index holds unread rows only.
const countUnread = statement(
  'feedbacks.unread',
  'select count(*)::int as count from feedbacks where not is_read',
)
const countByRating = statement(
  'feedbacks.by-rating',
  'select rating, sum(amount)::int as count from feedback_totals group by rating',
)
const countThisMonth = statement(
  'feedbacks.this-month',
  `select count(*)::int as count from feedbacks
   where created_at >= date_trunc('month', now() at time zone $1) at time zone $1`,
)
const markAllRead = statement('feedbacks.read', 'update feedbacks set is_read = true where not is_read')
const find = statement('feedbacks.find', `select ${columns} from feedbacks f where f.id = $1`)
const remove = statement(
  'feedbacks.remove',
  'delete from feedbacks where id = $1 returning rating, user_id, created_at',
)

export type FeedbackQuery = QueryOf<typeof listFeedbacks>
export type NewFeedback = Pick<FeedbackEntity, 'user_id' | 'user_name' | 'user_email' | 'rating' | 'message'>

type Count = { count: number }
type RemovedFeedback = Pick<FeedbackEntity, 'rating' | 'user_id' | 'created_at'>

@Injectable()
export class FeedbackRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
  ) {}

  async insert(feedback: NewFeedback): Promise<void> {
    await this.dataSource.manager.insert(FeedbackEntity, feedback)
  }

  /** Where the counts by rating tell how many there are, nothing is counted. */
  list(query: FeedbackQuery, counts: readonly RatingCount[]): Promise<Page<FeedbackRow>> {
    const { limit, cursor, rating, from, to } = query
    const condition = new Conditions()
    if (rating) condition.add(`f.rating = ${condition.place(rating)}`)
    if (from) condition.add(`f.created_at >= ${condition.place(from)}::timestamptz`)
    if (to) condition.add(`f.created_at < ${condition.place(to)}::timestamptz`)
    const known = counts.filter((each) => !rating || each.rating === rating)
    const total = async () => known.reduce((sum, { count }) => sum + count, 0)
    return readPage<FeedbackRow>(
      this.dataSource,
      {
        columns,
        from: 'feedbacks f',
        id: 'f.id',
        condition,
        order: { sql: 'f.created_at', type: 'timestamptz', isDescending: true },
        total: from || to ? () => this.countWithin(query) : total,
      },
      { limit, cursor },
    )
  }

  private countWithin({ rating, from, to }: FeedbackQuery): Promise<number> {
    const condition = new Conditions()
    if (rating) condition.add(`f.rating = ${condition.place(rating)}`)
    const moment = (text: string | undefined) => text && `${condition.place(text)}::timestamptz`
    const bounds = { start: moment(from), end: moment(to) }
    const source = { list: 'feedbacks', from: 'feedbacks f', createdAt: 'f.created_at' } as const
    return countByDay(this.dataSource, {
      ...source,
      kinds: rating ? [String(rating)] : undefined,
      condition,
      bounds,
    })
  }

  find(id: string): Promise<FeedbackRow | undefined> {
    return this.database.row<FeedbackRow & Record<string, unknown>>(find, [id])
  }

  async countUnread(): Promise<number> {
    return (await this.database.row<Count>(countUnread))?.count ?? 0
  }

  countByRating(): Promise<RatingCount[]> {
    return this.database.rows<RatingCount & Record<string, unknown>>(countByRating)
  }

  async countThisMonth(zone: string): Promise<number> {
    return (await this.database.row<Count>(countThisMonth, [zone]))?.count ?? 0
  }

  async markAllRead(): Promise<void> {
    await this.database.rows(markAllRead)
  }

  /** @returns what was deleted; undefined when there was nothing */
  remove(id: string, executor: Executor): Promise<RemovedFeedback | undefined> {
    return executor.row<RemovedFeedback & Record<string, unknown>>(remove, [id])
  }
}
