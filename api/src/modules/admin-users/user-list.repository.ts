import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { type AccountRow, accountColumns } from '../auth/account.mapper.ts'
import type { Condition, Cursor, UserOrder } from './user-list.query.ts'

export interface ListedAccount extends AccountRow {
  /** The sort value with all its digits, for the cursor. */
  sort_value: string
}

export interface UserPage {
  condition: Condition
  order: UserOrder
  after?: Cursor
  limit?: number
}

@Injectable()
export class UserListRepository {
  private readonly dataSource: DataSource

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource
  }

  /** By keyset: a page deep in the list costs what the first one costs. */
  list({ condition, order, after, limit }: UserPage): Promise<ListedAccount[]> {
    const values = [...condition.values]
    const place = (value: unknown) => `$${values.push(value)}`
    const direction = order.isDescending ? 'desc' : 'asc'
    const isBehind = after
      ? `and (${order.sql}, u.id) ${order.isDescending ? '<' : '>'}
           (${place(after.value)}::${order.type}, ${place(after.id)}::uuid)`
      : ''
    return this.dataSource.query(
      `select ${accountColumns}, (${order.sql})::text as sort_value
       from users u where ${condition.sql} ${isBehind}
       order by ${order.sql} ${direction}, u.id ${direction} ${limit ? `limit ${place(limit)}` : ''}`,
      values,
    )
  }

  async count({ sql, values }: Condition): Promise<number> {
    const query = `select count(*)::int as count from users u where ${sql}`
    const [row] = await this.dataSource.query<{ count: number }[]>(query, values)
    return row?.count ?? 0
  }
}
