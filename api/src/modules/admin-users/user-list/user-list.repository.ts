import type { UserStatus } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Within } from '../../../platform/database/database.ts'
import { countByDay } from '../../../platform/paging/count-by-day.ts'
import { filterSearch, searchedColumn } from '../../../platform/paging/filter-search.ts'
import { filterWithin } from '../../../platform/paging/filters.ts'
import { boundsOf } from '../../../platform/paging/period.ts'
import { type Page, readPage } from '../../../platform/paging/read-page.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { type UserRow, userColumns } from '../../users/user.mapper.ts'
import { RunningTotalRepository } from '../statistics/running-total.repository.ts'
import { orderOf, type UserListQuery } from './user-list.query.ts'

@Injectable()
export class UserListRepository {
  constructor(private readonly totals: RunningTotalRepository) {}

  list(
    { search, status = 'all', sort, from, to, time_zone, ...page }: UserListQuery,
    within: Within,
  ): Promise<Page<UserRow>> {
    const query = within.manager
      .createQueryBuilder(UserEntity, 'u')
      .select(userColumns)
      .where('u.deleted_at is null')
    if (status === 'active') query.andWhere('not u.is_standby')
    if (status === 'standby') query.andWhere('u.is_standby')
    const unbounded = query.clone()
    const bounds = boundsOf({ from, to, time_zone })
    filterWithin(query, 'u.created_at', bounds)
    filterSearch(query, searchedColumn('u'), search)
    const kinds = status === 'all' ? undefined : [status]
    const countKept = () =>
      from || to ? countByDay(unbounded, { list: 'users', kinds, bounds }) : this.countAll(status, within)
    const source = { order: orderOf(sort), total: search ? undefined : countKept }
    return readPage<UserRow>(query, source, page)
  }

  private async countAll(status: UserStatus, within: Within): Promise<number> {
    const total = await this.totals.read('users.', within)
    const [active, standby] = [total('users.active'), total('users.standby')]
    return { all: active + standby, active, standby }[status]
  }
}
