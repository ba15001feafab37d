import {
  type listSecurityLog,
  type QueryOf,
  SECURITY_PAGE_DEFAULT,
  type SecurityEntry,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Replica } from '../../../platform/database/replica.ts'
import type { Page } from '../../../platform/paging/read-page.ts'
import { SecurityLogRepository } from '../../../platform/security-log/security-log.repository.ts'

@Injectable()
export class SecurityLogService {
  constructor(
    private readonly entries: SecurityLogRepository,
    private readonly replica: Replica,
  ) {}

  async list(query: QueryOf<typeof listSecurityLog>): Promise<Page<SecurityEntry>> {
    const { limit = SECURITY_PAGE_DEFAULT, cursor, ...filter } = query
    const page = await this.replica.read((within) => this.entries.list(filter, { limit, cursor }, within))
    return { ...page, rows: page.rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) }
  }
}
