import { type CareCount, type ComplianceMonth, careDimensions, csvLine } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { CurrentUser } from '../../../platform/access/current-user.ts'
import { AuditTrail } from '../../../platform/audit/audit-trail.ts'
import { Database } from '../../../platform/database/database.ts'
import { ComplianceService } from './compliance.service.ts'

const HEADINGS = ['month', 'by', 'value', 'care_cards']

@Injectable()
export class CareExportService {
  constructor(
    private readonly desk: ComplianceService,
    private readonly database: Database,
    private readonly audit: AuditTrail,
  ) {}

  /** Lines of the file, with what the screen shows. That it was asked for is written down before. */
  async export(year: number, actor: CurrentUser): Promise<string[]> {
    const { months } = await this.desk.getYear(year)
    await this.database.transaction((transaction) =>
      this.audit.record({ actor, action: 'care-cards.export', after: { year } }, transaction),
    )
    return [HEADINGS, ...months.flatMap(rowsOf)].map((cells) => csvLine(cells))
  }
}

function rowsOf({ month, care_cards, care_by_country, care_by_language }: ComplianceMonth): string[][] {
  const groups = { country: care_by_country, language: care_by_language }
  return [
    [month, 'total', '', String(care_cards)],
    ...careDimensions.flatMap((by) =>
      [...groups[by], ...restOf(care_cards, groups[by])].map(({ value, count }) => [
        month,
        by,
        value || 'unknown',
        String(count),
      ]),
    ),
  ]
}

/** The groups that are too small to be named, together. */
function restOf(total: number, groups: CareCount[]): CareCount[] {
  const count = groups.reduce((rest, group) => rest - group.count, total)
  return count > 0 ? [{ value: 'small groups', count }] : []
}
