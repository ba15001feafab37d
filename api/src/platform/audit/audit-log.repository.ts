import type { listAuditLog, QueryOf } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { columnsOf, type RowOf } from '../database/columns.ts'
import type { Transaction, Within } from '../database/database.ts'
import { countByDay } from '../paging/count-by-day.ts'
import { filterSearch, searchedColumn } from '../paging/filter-search.ts'
import { filterWithin } from '../paging/filters.ts'
import { boundsOf } from '../paging/period.ts'
import { type Page, type PageRequest, readPage } from '../paging/read-page.ts'
import { AuditLogEntity } from './audit-log.entity.ts'

const auditColumns = columnsOf(AuditLogEntity, [
  'id',
  'created_at',
  'actor_id',
  'actor_name',
  'action',
  'target_id',
  'target_name',
  'before',
  'after',
])
export type AuditRow = RowOf<typeof auditColumns>
export type NewAuditRow = Omit<AuditRow, 'id' | 'created_at'>

export type AuditFilter = Omit<QueryOf<typeof listAuditLog>, keyof PageRequest>

const newestFirst = { sql: 'entry.created_at', type: 'timestamptz', isDescending: true }

@Injectable()
export class AuditLogRepository {
  async insert(row: NewAuditRow, { manager }: Transaction): Promise<void> {
    await manager.insert(AuditLogEntity, row)
  }

  /** Somebody is erased: that they were changed stays, without name and data. What they did as administrator keeps their name. */
  async forgetUser(id: string, { manager }: Transaction): Promise<void> {
    await manager.update(AuditLogEntity, { target_id: id }, { target_name: null, before: null, after: null })
  }

  /** Newest first. */
  list(
    { search, action, ...period }: AuditFilter,
    request: PageRequest,
    { manager }: Within,
  ): Promise<Page<AuditRow>> {
    const query = manager.createQueryBuilder(AuditLogEntity, 'entry').select(auditColumns.of('entry'))
    if (action) query.andWhere('entry.action = :action', { action })
    const bounds = boundsOf(period)
    const counted = { list: 'audit_log', kinds: action && [action], bounds } as const
    const unbounded = query.clone()
    filterWithin(query, 'entry.created_at', bounds)
    filterSearch(query, searchedColumn('entry'), search)
    const total = search ? undefined : () => countByDay(unbounded, counted)
    return readPage<AuditRow>(query, { order: newestFirst, total }, request)
  }
}
