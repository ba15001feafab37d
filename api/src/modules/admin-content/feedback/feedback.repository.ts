import {
  type FeedbackState,
  type FeedbackStateCounts,
  feedbackStates,
  type listFeedbacks,
  type QueryOf,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { In, Not, Raw, type Repository } from 'typeorm'
import { columnsOf, type RowOf } from '../../../platform/database/columns.ts'
import type { Transaction, Within } from '../../../platform/database/database.ts'
import { countByDay } from '../../../platform/paging/count-by-day.ts'
import { filterSearch, searchedColumn } from '../../../platform/paging/filter-search.ts'
import { filterWithin, type ListQuery } from '../../../platform/paging/filters.ts'
import { ListDayTotalEntity } from '../../../platform/paging/list-day-total.entity.ts'
import type { Bounds } from '../../../platform/paging/period.ts'
import { type Page, type PageRequest, readPage } from '../../../platform/paging/read-page.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { FeedbackEntity } from './feedback.entity.ts'
import { FeedbackTotalEntity } from './feedback-total.entity.ts'

const feedbackColumns = columnsOf(FeedbackEntity, [
  'id',
  'rating',
  'message',
  'user_name',
  'user_email',
  'created_at',
  'state',
])
export type FeedbackRow = RowOf<typeof feedbackColumns>

export interface FeedbackWithAuthor extends FeedbackRow {
  user_id: string
  /** Null when the account is deleted. */
  recipient: string | null
}

/** How many feedbacks have a rating; 0 stands for none. */
export interface RatingCount {
  rating: number
  count: number
}

const newestFirst = { sql: 'feedback.created_at', type: 'timestamptz', isDescending: true }

export type FeedbackQuery = QueryOf<typeof listFeedbacks>
export type FeedbackFilter = Omit<FeedbackQuery, keyof PageRequest | 'time_zone'>
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
    { rating, state, search, from, to }: FeedbackFilter,
    request: PageRequest,
    counts: readonly RatingCount[],
    { manager }: Within,
  ): Promise<Page<FeedbackRow>> {
    const query = manager
      .createQueryBuilder(FeedbackEntity, 'feedback')
      .select(feedbackColumns.of('feedback'))
    if (rating) query.andWhere('feedback.rating = :rating', { rating })
    if (state) query.andWhere('feedback.state = :state', { state })
    const bounds = {
      start: from && ':from::timestamptz',
      end: to && ':to::timestamptz',
      parameters: { from, to },
    }
    const unbounded = query.clone()
    filterWithin(query, 'feedback.created_at', bounds)
    filterSearch(query, searchedColumn('feedback'), search)
    const total = search ? undefined : totalOf(unbounded, { rating, state }, bounds, counts)
    return readPage<FeedbackRow>(query, { order: newestFirst, total }, request)
  }

  find(id: string, { manager }: Within = this.feedbacks): Promise<FeedbackWithAuthor | undefined> {
    return manager
      .createQueryBuilder(FeedbackEntity, 'feedback')
      .innerJoin(UserEntity, 'author', 'author.id = feedback.user_id')
      .select(feedbackColumns.of('feedback'))
      .addSelect('feedback.user_id', 'user_id')
      .addSelect('case when author.deleted_at is null then author.email end', 'recipient')
      .where({ id })
      .getRawOne<FeedbackWithAuthor>()
  }

  /** Holds them until the transaction ends; always in the same order, so that two who change several cannot wait in a circle. */
  lock(ids: string[], { manager }: Transaction): Promise<Pick<FeedbackEntity, 'id' | 'state'>[]> {
    return manager.find(FeedbackEntity, {
      select: { id: true, state: true },
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    })
  }

  async setState(ids: string[], state: FeedbackState, { manager }: Transaction): Promise<void> {
    await manager.update(FeedbackEntity, { id: In(ids), state: Not(state) }, { state })
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

  async countByState({ manager }: Within): Promise<FeedbackStateCounts> {
    const rows = await manager
      .createQueryBuilder(ListDayTotalEntity, 'total')
      .select('total.kind', 'state')
      .addSelect('sum(total.amount)', 'count')
      .where({ list: 'feedback_states' })
      .groupBy('total.kind')
      .getRawMany<{ state: FeedbackState; count: number }>()
    const countOf = (state: FeedbackState) => rows.find((row) => row.state === state)?.count ?? 0
    return Object.fromEntries(feedbackStates.map((state) => [state, countOf(state)])) as FeedbackStateCounts
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

/** Undefined where nothing that is kept tells it, and the rows have to be counted. */
function totalOf(
  query: ListQuery,
  { rating, state }: Pick<FeedbackFilter, 'rating' | 'state'>,
  bounds: Bounds,
  counts: readonly RatingCount[],
): (() => Promise<number>) | undefined {
  if (state && rating) return undefined
  if (state) return () => countByDay(query, { list: 'feedback_states', kinds: [state], bounds })
  const kinds = rating ? [String(rating)] : undefined
  if (bounds.start || bounds.end) return () => countByDay(query, { list: 'feedbacks', kinds, bounds })
  const known = counts.filter((each) => !rating || each.rating === rating)
  return async () => known.reduce((total, { count }) => total + count, 0)
}
