import type { listDeletedUsers, QueryOf } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Conditions } from '../../../platform/paging/conditions.ts'
import { type Page, readPage } from '../../../platform/paging/read-page.ts'
import { type UserRow, userColumns } from '../../users/user.mapper.ts'
import { RunningTotalRepository } from '../statistics/running-total.repository.ts'

export interface DeletedUserRow extends UserRow {
  deleted_at: Date
  deleted_by: string | null
  deleted_by_name: string | null
}

export type DeletedUserQuery = QueryOf<typeof listDeletedUsers>

@Injectable()
export class DeletedUserRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly totals: RunningTotalRepository,
  ) {}

  /** The latest deletion first. */
  list({ search, limit, cursor }: DeletedUserQuery): Promise<Page<DeletedUserRow>> {
    const condition = new Conditions('u.deleted_at is not null')
    condition.containsFolded('u.search_text', search)
    const source = {
      columns: `${userColumns}, u.deleted_at, u.deleted_by,
        (select d.name from users d where d.id = u.deleted_by) as deleted_by_name`,
      from: 'users u',
      id: 'u.id',
      condition,
      order: { sql: 'u.deleted_at', type: 'timestamptz', isDescending: true },
      total: search ? undefined : () => this.countAll(),
    }
    return readPage<DeletedUserRow>(this.dataSource, source, { limit, cursor })
  }

  private async countAll(): Promise<number> {
    return (await this.totals.read('users.'))('users.deleted')
  }
}
