import type { listSecurityLog, QueryOf, SecurityEntry } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { UserEntity } from '../../modules/users/user.entity.ts'
import { columnsOf } from '../database/columns.ts'
import type { Within } from '../database/database.ts'
import { filterSearch } from '../paging/filter-search.ts'
import { filterWithin } from '../paging/filters.ts'
import { boundsOf } from '../paging/period.ts'
import { type Page, type PageRequest, readPage } from '../paging/read-page.ts'
import { SecurityLogEntity } from './security-log.entity.ts'

const columns = columnsOf(SecurityLogEntity, [
  'id',
  'created_at',
  'event',
  'user_id',
  'target_id',
  'address',
  'detail',
])
export type SecurityRow = Omit<SecurityEntry, 'created_at'> & { created_at: Date }
export type NewSecurityRow = Omit<SecurityLogEntity, 'id' | 'created_at'>
export type SecurityFilter = Omit<QueryOf<typeof listSecurityLog>, keyof PageRequest>

/** Whom it is about, and from where. */
const searched = {
  sql: `concat(person.searched, target.searched)`,
  plain: 'entry.address',
}
const newestFirst = { sql: 'entry.created_at', type: 'timestamptz', isDescending: true }

@Injectable()
export class SecurityLogRepository {
  constructor(@InjectRepository(SecurityLogEntity) private readonly entries: Repository<SecurityLogEntity>) {}

  async insert(row: NewSecurityRow): Promise<void> {
    await this.entries.insert(row)
  }

  /** @param email in the form in which addresses are stored */
  async findUserId(email: string): Promise<string | undefined> {
    const user = await this.entries.manager.findOne(UserEntity, { select: { id: true }, where: { email } })
    return user?.id
  }

  /** Newest first. */
  list(
    { search, event, ...period }: SecurityFilter,
    request: PageRequest,
    { manager }: Within,
  ): Promise<Page<SecurityRow>> {
    const query = manager
      .createQueryBuilder(SecurityLogEntity, 'entry')
      .leftJoin(UserEntity, 'person', 'person.id = entry.user_id')
      .leftJoin(UserEntity, 'target', 'target.id = entry.target_id')
      .select(columns.of('entry'))
      .addSelect('person.name', 'user_name')
      .addSelect('person.email', 'user_email')
      .addSelect('target.name', 'target_name')
    if (event) query.andWhere('entry.event = :event', { event })
    filterWithin(query, 'entry.created_at', boundsOf(period))
    filterSearch(query, searched, search)
    return readPage<SecurityRow>(query, { order: newestFirst }, request)
  }
}
