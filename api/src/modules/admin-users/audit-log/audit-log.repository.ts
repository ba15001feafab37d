import type { AuditAction, listAuditLog, QueryOf } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Conditions } from '../../../platform/paging/conditions.ts'
import { type Page, type PageRequest, readPage } from '../../../platform/paging/read-page.ts'

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

@Injectable()
export class AuditLogRepository {
  private readonly dataSource: DataSource

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource
  }

  /** Newest first. */
  list({ search, action, ...period }: AuditFilter, request: PageRequest): Promise<Page<AuditRow>> {
    const condition = new Conditions()
    if (action) condition.add(`a.action = ${condition.place(action)}`)
    condition.within('a.created_at', period)
    condition.contains(['a.actor_name', 'a.target_name'], search)
    const source = {
      columns: `a.id, a.created_at, a.actor_id, a.actor_name, a.action, a.target_id, a.target_name,
        a.before, a.after`,
      from: 'audit_log a',
      id: 'a.id',
      condition,
      order: { sql: 'a.created_at', type: 'timestamptz', isDescending: true },
    }
    return readPage<AuditRow>(this.dataSource, source, request)
  }
}
