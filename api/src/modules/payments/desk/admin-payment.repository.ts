import type { getPaymentFigures, PaymentFigures, PaymentState, QueryOf } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { columnsOf, type RowOf } from '../../../platform/database/columns.ts'
import type { Within } from '../../../platform/database/database.ts'
import { filterSearch, searchedColumn } from '../../../platform/paging/filter-search.ts'
import { filterWithin, type ListQuery } from '../../../platform/paging/filters.ts'
import { boundsOf } from '../../../platform/paging/period.ts'
import { type Page, type PageRequest, readPage } from '../../../platform/paging/read-page.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { PaymentEntity } from '../payment.entity.ts'
import { PaymentEventEntity } from '../payment-event.entity.ts'

const paymentColumns = columnsOf(PaymentEntity, [
  'id',
  'created_at',
  'paid_at',
  'provider',
  'tier_name',
  'duration_days',
  'amount',
  'refunded_amount',
  'discount_percent',
  'session_id',
  'stripe_session_id',
  'stripe_payment_intent',
  'user_id',
])
export type AdminPaymentRow = RowOf<typeof paymentColumns> & {
  state: PaymentState
  user_name: string | null
  user_email: string | null
  is_user_deleted: boolean
}

const eventColumns = columnsOf(PaymentEventEntity, ['id', 'type', 'received_at'])
export type PaymentEventRow = RowOf<typeof eventColumns>

export type PaymentFilter = QueryOf<typeof getPaymentFigures>

const STATE = `case
  when payment.is_disputed then 'disputed'
  when payment.payment_status = 'refunded' then 'refunded'
  when payment.payment_status = 'paid' and payment.refunded_amount > 0 then 'partly_refunded'
  when payment.payment_status = 'paid' then 'paid'
  when payment.status = 'complete' then 'pending'
  when payment.status = 'open' and payment.expires_at > now() then 'open'
  else 'expired' end`

const newestFirst = { sql: 'payment.created_at', type: 'timestamptz', isDescending: true }

@Injectable()
export class AdminPaymentRepository {
  /** Newest first. */
  list(filter: PaymentFilter, request: PageRequest, within: Within): Promise<Page<AdminPaymentRow>> {
    const query = selectPayments(within)
    filterPayments(query, filter)
    return readPage<AdminPaymentRow>(query, { order: newestFirst }, request)
  }

  find(id: string, within: Within): Promise<AdminPaymentRow | undefined> {
    return selectPayments(within).where('payment.id = :id', { id }).getRawOne<AdminPaymentRow>()
  }

  /** The newest first. */
  listEvents(paymentId: string, { manager }: Within): Promise<PaymentEventRow[]> {
    return manager.find(PaymentEventEntity, {
      select: eventColumns.select,
      where: { payment_id: paymentId },
      order: { received_at: 'DESC', id: 'DESC' },
    })
  }

  async sum(filter: PaymentFilter, { manager }: Within): Promise<PaymentFigures> {
    const query = manager
      .createQueryBuilder(PaymentEntity, 'payment')
      .select('count(*)', 'count')
      .addSelect(`coalesce(sum(payment.amount) filter (where payment.payment_status <> 'unpaid'), 0)`, 'paid')
      .addSelect('coalesce(sum(payment.refunded_amount), 0)', 'refunded')
    filterPayments(query, filter)
    return (await query.getRawOne<PaymentFigures>()) ?? { count: 0, paid: 0, refunded: 0 }
  }
}

function selectPayments({ manager }: Within) {
  return manager
    .createQueryBuilder(PaymentEntity, 'payment')
    .leftJoin(UserEntity, 'person', 'person.id = payment.user_id')
    .select(paymentColumns.of('payment'))
    .addSelect(STATE, 'state')
    .addSelect('person.name', 'user_name')
    .addSelect('person.email', 'user_email')
    .addSelect('person.deleted_at is not null', 'is_user_deleted')
}

function filterPayments(query: ListQuery, { search, state, ...period }: PaymentFilter): void {
  filterWithin(query, 'payment.created_at', boundsOf(period))
  if (state) query.andWhere(`${STATE} = :state`, { state })
  if (search) filterFound(query, search)
}

/** By an id of its own, or by its person; apart, so that each has its index. */
function filterFound(query: ListQuery, search: string): void {
  const byId = query.subQuery().select('found.id').from(PaymentEntity, 'found')
  filterSearch(byId, searchedColumn('found'), search)
  const byPerson = query
    .subQuery()
    .select('bought.id')
    .from(PaymentEntity, 'bought')
    .innerJoin(UserEntity, 'buyer', 'buyer.id = bought.user_id')
  filterSearch(byPerson, searchedColumn('buyer'), search)
  query.andWhere(`payment.id in (${byId.getQuery()} union all ${byPerson.getQuery()})`)
}
