import { CARE_PEOPLE_MIN, type CareDimension, type ComplianceMonth } from '@confida/contracts'
import { Injectable } from '@nestjs/common'
import type { Within } from '../../../platform/database/database.ts'
import { Replica } from '../../../platform/database/replica.ts'
import { type CareGroup, ComplianceRepository } from './compliance.repository.ts'

const MONTHS = 12

@Injectable()
export class ComplianceService {
  constructor(
    private readonly figures: ComplianceRepository,
    private readonly replica: Replica,
  ) {}

  getYear(year: number, now = new Date()): Promise<{ months: ComplianceMonth[] }> {
    return this.replica.read(async (within) => ({ months: await this.readMonths(year, now, within) }))
  }

  private async readMonths(year: number, now: Date, within: Within): Promise<ComplianceMonth[]> {
    const [cards, disclosures, groups] = await Promise.all([
      this.figures.careCards(year, within),
      this.figures.disclosures(year, within),
      this.figures.careGroups(year, within),
    ])
    return monthsOf(year, now).map((month) => {
      const isOfMonth = (row: { month: string }) => row.month === month
      const shown = disclosures.filter(isOfMonth)
      const shownAt = (kind: 'start' | 'repeat') => shown.find((row) => row.kind === kind)?.count ?? 0
      const groupsBy = (dimension: CareDimension) =>
        namedOf(groups.filter((row) => isOfMonth(row) && row.dimension === dimension)).map(
          ({ value, count }) => ({ value, count }),
        )
      return {
        month,
        disclosures: { start: shownAt('start'), repeat: shownAt('repeat') },
        care_cards: cards.find(isOfMonth)?.count ?? 0,
        care_by_country: groupsBy('country'),
        care_by_language: groupsBy('language'),
      }
    })
  }
}

/**
 * Those of people enough. Where the others have too few together, the smallest of these goes with them: of six languages the
 * one that is not named would be known, and the total of the month would tell of it.
 */
function namedOf(groups: CareGroup[]): CareGroup[] {
  const named = groups.filter(({ people }) => people >= CARE_PEOPLE_MIN)
  const others = groups.filter(({ people }) => people < CARE_PEOPLE_MIN)
  const people = others.reduce((sum, group) => sum + group.people, 0)
  if (others.length === 0 || people >= CARE_PEOPLE_MIN) return named
  const smallest = named.toSorted((a, b) => a.people - b.people)[0]
  return named.filter((group) => group !== smallest)
}

/** Those that have begun, `YYYY-MM`. */
function monthsOf(year: number, now: Date): string[] {
  const current = now.toISOString().slice(0, 7)
  return Array.from({ length: MONTHS }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`).filter(
    (month) => month <= current,
  )
}
