import type { User } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { isInvalidValue } from '../../platform/database/database-errors.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { toUser } from '../auth/account.mapper.ts'
import {
  conditionOf,
  DEFAULT_SORT,
  orderOf,
  readCursor,
  type UserListQuery,
  writeCursor,
} from './user-list.query.ts'
import { UserListRepository } from './user-list.repository.ts'

export interface UserList {
  users: User[]
  /** Of all pages together. */
  total: number
  /** Where the next page begins. */
  next?: string
}

@Injectable()
export class UserListService {
  private readonly users: UserListRepository

  constructor(users: UserListRepository) {
    this.users = users
  }

  /** One page with `limit`, else all. */
  async list(query: UserListQuery): Promise<UserList> {
    const condition = conditionOf(query)
    const order = orderOf(query.sort ?? DEFAULT_SORT)
    const after = query.cursor ? readCursor(query.cursor) : undefined
    // One more than asked for shows whether there is a next page.
    const limit = query.limit && query.limit + 1
    const [rows, total] = await Promise.all([
      this.users.list({ condition, order, after, limit }).catch(refuseForeignCursor),
      this.users.count(condition),
    ])
    const page = query.limit ? rows.slice(0, query.limit) : rows
    const last = rows.length > page.length ? page.at(-1) : undefined
    return {
      users: page.map(toUser),
      total,
      next: last && writeCursor({ value: last.sort_value, id: last.id }),
    }
  }
}

/** A cursor of another sort order holds no value of this one's type. */
function refuseForeignCursor(error: unknown): never {
  if (!isInvalidValue(error)) throw error
  throw new AppError('invalid_input', {}, { cursor: { problem: 'invalid', params: {} } })
}
