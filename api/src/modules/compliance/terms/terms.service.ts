import {
  type listTermsAcceptances,
  type QueryOf,
  TERMS_PAGE_DEFAULT,
  type TermsAcceptance,
} from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database } from '../../../platform/database/database.ts'
import { Replica } from '../../../platform/database/replica.ts'
import { csvPages } from '../../../platform/paging/csv-pages.ts'
import type { Page, PageRequest } from '../../../platform/paging/read-page.ts'
import { type TermsAcceptanceRow, TermsRepository } from './terms.repository.ts'

const HEADINGS = [
  'accepted_at',
  'terms_version',
  'language',
  'translation_version',
  'email',
  'name',
  'account_id',
]

@Injectable()
export class TermsService {
  constructor(
    private readonly acceptances: TermsRepository,
    private readonly replica: Replica,
    private readonly database: Database,
    private readonly audit: AuditTrail,
  ) {}

  async list({
    search,
    cursor,
    limit = TERMS_PAGE_DEFAULT,
  }: QueryOf<typeof listTermsAcceptances>): Promise<Page<TermsAcceptance>> {
    const page = await this.read(search, { limit, cursor })
    return { ...page, rows: page.rows.map(toAcceptance) }
  }

  /** Lines of the file, as they are read. That it was asked for is written down before, without what was searched for: a name may be in it. */
  async export(search: string | undefined, actor: CurrentUser): Promise<AsyncIterable<string>> {
    await this.database.transaction((transaction) =>
      this.audit.record({ actor, action: 'terms-acceptances.export' }, transaction),
    )
    return csvPages(HEADINGS, (request) => this.read(search, request), toCells)
  }

  private read(search: string | undefined, request: PageRequest) {
    return this.replica.read((within) => this.acceptances.list(search, request, within))
  }
}

const toAcceptance = ({ created_at, ...row }: TermsAcceptanceRow): TermsAcceptance => ({
  ...row,
  created_at: created_at.toISOString(),
})

const toCells = (row: TermsAcceptanceRow) => [
  row.created_at.toISOString(),
  String(row.version),
  row.language ?? '',
  String(row.translation_version ?? ''),
  row.user_email,
  row.user_name,
  row.user_id,
]
