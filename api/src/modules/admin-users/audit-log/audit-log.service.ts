import { AUDIT_PAGE_DEFAULT, type AuditEntry, type listAuditLog, type QueryOf } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { AuditLogRepository } from '../../../platform/audit/audit-log.repository.ts'
import { Replica } from '../../../platform/database/replica.ts'
import type { Page } from '../../../platform/paging/read-page.ts'

@Injectable()
export class AuditLogService {
  constructor(
    private readonly entries: AuditLogRepository,
    private readonly replica: Replica,
  ) {}

  async list(query: QueryOf<typeof listAuditLog>): Promise<Page<AuditEntry>> {
    const { limit = AUDIT_PAGE_DEFAULT, cursor, ...filter } = query
    const page = await this.replica.read((within) => this.entries.list(filter, { limit, cursor }, within))
    return {
      ...page,
      rows: page.rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    }
  }
}
