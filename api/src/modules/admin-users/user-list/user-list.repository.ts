import type { UserStatus } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { countByDay } from '../../../platform/paging/count-by-day.ts'
import { type Page, readPage } from '../../../platform/paging/read-page.ts'
import { type UserRow, userColumns } from '../../users/user.mapper.ts'
import { RunningTotalRepository } from '../statistics/running-total.repository.ts'
import { conditionOf, orderOf, type UserListQuery } from './user-list.query.ts'

@Injectable()
export class UserListRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly totals: RunningTotalRepository,
  ) {}

  list(query: UserListQuery): Promise<Page<UserRow>> {
    const source = {
      columns: userColumns,
      from: 'users u',
      id: 'u.id',
      condition: conditionOf(query),
      order: orderOf(query),
      total: query.search ? undefined : () => this.count(query),
    }
    return readPage<UserRow>(this.dataSource, source, query)
  }

  private count({ status = 'all', ...period }: UserListQuery): Promise<number> {
    if (!period.from && !period.to) return this.countAll(status)
    const condition = conditionOf({ status })
    const bounds = condition.boundsOf(period)
    const kinds = status === 'all' ? undefined : [status]
    const source = { list: 'users', from: 'users u', createdAt: 'u.created_at' } as const
    return countByDay(this.dataSource, { ...source, kinds, condition, bounds })
  }

  private async countAll(status: UserStatus): Promise<number> {
    const total = await this.totals.read('users.')
    const [active, standby] = [total('users.active'), total('users.standby')]
    return { all: active + standby, active, standby }[status]
  }
}
