import type { AuditAction, listAuditLog, QueryOf } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Executor } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import { Conditions } from '../paging/conditions.ts'
import { countByDay } from '../paging/count-by-day.ts'
import { type Page, type PageRequest, readPage } from '../paging/read-page.ts'

export interface AuditRow {
  id: string
  created_at: Date
  actor_id: string | null
  actor_name: string | null
  action: AuditAction
  target_id: string | null
  target_name: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export type AuditFilter = Omit<QueryOf<typeof listAuditLog>, keyof PageRequest>

const insert = statement(
  'audit-log.insert',
  `insert into audit_log (actor_id, actor_name, action, target_id, target_name, before, after)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)

export type NewAuditRow = Omit<AuditRow, 'id' | 'created_at' | 'before' | 'after'> & {
  /** As JSON. */
  before: string | null
  after: string | null
}

@Injectable()
export class AuditLogRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(row: NewAuditRow, executor: Executor): Promise<void> {
    const { actor_id, actor_name, action, target_id, target_name, before, after } = row
    await executor.rows(insert, [actor_id, actor_name, action, target_id, target_name, before, after])
  }

  /** Newest first. */
  list(filter: AuditFilter, request: PageRequest): Promise<Page<AuditRow>> {
    const { search, action, ...period } = filter
    const condition = conditionOf(action)
    condition.within('a.created_at', period)
    condition.contains(['a.actor_name', 'a.target_name'], search)
    const source = {
      columns: `a.id, a.created_at, a.actor_id, a.actor_name, a.action, a.target_id, a.target_name,
        a.before, a.after`,
      from: 'audit_log a',
      id: 'a.id',
      condition,
      order: { sql: 'a.created_at', type: 'timestamptz', isDescending: true },
      total: search ? undefined : () => this.count(filter),
    }
    return readPage<AuditRow>(this.dataSource, source, request)
  }

  private count({ action, ...period }: AuditFilter): Promise<number> {
    const condition = conditionOf(action)
    const bounds = condition.boundsOf(period)
    const source = { list: 'audit_log', from: 'audit_log a', createdAt: 'a.created_at' } as const
    return countByDay(this.dataSource, { ...source, kinds: action && [action], condition, bounds })
  }
}

function conditionOf(action: AuditAction | undefined): Conditions {
  const condition = new Conditions()
  if (action) condition.add(`a.action = ${condition.place(action)}`)
  return condition
}
