import type { CareDimension, DisclosureKind } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import { Between, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm'
import type { Within } from '../../../platform/database/database.ts'
import { CareEventEntity } from '../../care/care-event.entity.ts'
import { CareMonthTotalEntity } from '../../care/care-month-total.entity.ts'
import { DisclosureTotalEntity } from '../disclosures/disclosure-total.entity.ts'

/** `month` is `YYYY-MM`. */
interface MonthCount {
  month: string
  count: number
}

export interface CareGroup extends MonthCount {
  dimension: CareDimension
  value: string
  people: number
}

/** Of a day. */
const MONTH = `to_char(counted.day, 'YYYY-MM')`

const daysOf = (year: number) => Between(`${year}-01-01`, `${year}-12-31`)

/** Nothing here can lead to a person: all of it is kept as sums. */
@Injectable()
export class ComplianceRepository {
  careCards(year: number, { manager }: Within): Promise<MonthCount[]> {
    return byMonth(manager.createQueryBuilder(CareEventEntity, 'counted'), year).getRawMany()
  }

  disclosures(year: number, { manager }: Within): Promise<(MonthCount & { kind: DisclosureKind })[]> {
    return byMonth(manager.createQueryBuilder(DisclosureTotalEntity, 'counted'), year)
      .addSelect('counted.kind', 'kind')
      .addGroupBy('counted.kind')
      .getRawMany()
  }

  /** Since when disclosures are counted at all. */
  async firstDisclosure({ manager }: Within): Promise<string | null> {
    const [first] = await manager.find(DisclosureTotalEntity, { order: { day: 'ASC' }, take: 1 })
    return first?.day ?? null
  }

  /** The most frequent first, small groups too. */
  careGroups(year: number, { manager }: Within): Promise<CareGroup[]> {
    return manager
      .createQueryBuilder(CareMonthTotalEntity, 'counted')
      .select(`to_char(counted.month, 'YYYY-MM')`, 'month')
      .addSelect('counted.dimension', 'dimension')
      .addSelect('counted.value', 'value')
      .addSelect('counted.count', 'count')
      .addSelect('counted.people', 'people')
      .where({ month: daysOf(year) })
      .orderBy('counted.count', 'DESC')
      .addOrderBy('counted.value')
      .getRawMany()
  }
}

/** Adds days up to months. */
function byMonth<Counted extends ObjectLiteral>(query: SelectQueryBuilder<Counted>, year: number) {
  return query
    .select(MONTH, 'month')
    .addSelect('sum(counted.count)::int', 'count')
    .where({ day: daysOf(year) })
    .groupBy(MONTH)
}
