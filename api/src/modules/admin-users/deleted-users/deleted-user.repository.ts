import type { DeletedUserSort, listDeletedUsers, QueryOf } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { LessThan, type Repository } from 'typeorm'
import type { Transaction, Within } from '../../../platform/database/database.ts'
import { filterSearch, searchedColumn } from '../../../platform/paging/filter-search.ts'
import { type Page, type PageOrder, readPage } from '../../../platform/paging/read-page.ts'
import { UserEntity } from '../../users/user.entity.ts'
import { type UserRow, userColumns } from '../../users/user.mapper.ts'
import { RunningTotalRepository } from '../statistics/running-total.repository.ts'

export interface DeletedUserRow extends UserRow {
  deleted_at: Date
  deleted_by: string | null
  deleted_by_name: string | null
}

/** With an index each. */
const expressions = {
  deleted_at: { sql: 'u.deleted_at', type: 'timestamptz' },
  name: { sql: 'lower(u.name)', type: 'text' },
} as const

const DEFAULT_SORT: DeletedUserSort = '-deleted_at'

function orderOf(sort = DEFAULT_SORT): PageOrder {
  const column = sort.replace('-', '') as keyof typeof expressions
  return { ...expressions[column], isDescending: sort.startsWith('-') }
}

export type DeletedUserQuery = QueryOf<typeof listDeletedUsers>

@Injectable()
export class DeletedUserRepository {
  constructor(
    @InjectRepository(UserEntity) private readonly users: Repository<UserEntity>,
    private readonly totals: RunningTotalRepository,
  ) {}

  /** As a rule the latest deletion first. */
  list({ search, sort, ...page }: DeletedUserQuery, within: Within): Promise<Page<DeletedUserRow>> {
    const query = this.all(within)
    filterSearch(query, searchedColumn('u'), search)
    const total = search ? undefined : () => this.countAll(within)
    return readPage<DeletedUserRow>(query, { order: orderOf(sort), total }, page)
  }

  find(id: string, within: Within): Promise<DeletedUserRow | undefined> {
    return this.all(within).andWhere('u.id = :id', { id }).getRawOne<DeletedUserRow>()
  }

  private all({ manager }: Within) {
    return manager
      .createQueryBuilder(UserEntity, 'u')
      .select(userColumns)
      .addSelect('u.deleted_at', 'deleted_at')
      .addSelect('u.deleted_by', 'deleted_by')
      .addSelect(
        (d) => d.select('d.name').from(UserEntity, 'd').where('d.id = u.deleted_by'),
        'deleted_by_name',
      )
      .where('u.deleted_at is not null')
  }

  async listDeletedBefore(end: Date): Promise<string[]> {
    const users = await this.users.find({ select: { id: true }, where: { deleted_at: LessThan(end) } })
    return users.map(({ id }) => id)
  }

  /** Keeps a user as they are until the transaction ends. @returns whether they are still deleted, and before `end` */
  async lockDeletedBefore(id: string, end: Date, { manager }: Transaction): Promise<boolean> {
    const user = await manager.findOne(UserEntity, {
      select: { id: true },
      where: { id, deleted_at: LessThan(end) },
      lock: { mode: 'pessimistic_write' },
    })
    return user !== null
  }

  private async countAll(within: Within): Promise<number> {
    return (await this.totals.read('users.', within))('users.deleted')
  }
}
