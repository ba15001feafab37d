import type { DisclosureKind, Language } from '@confida/contracts'
import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** Disclosures of one day; they stay when the people are gone. */
@Entity('disclosure_totals')
@Check('disclosure_totals_count_check', 'count > 0')
@Check('disclosure_totals_kind_check', `kind in ('start', 'repeat')`)
@Check('disclosure_totals_language_check', 'length(language) = 2')
export class DisclosureTotalEntity {
  @PrimaryColumn('date')
  day!: string

  @PrimaryColumn('text')
  kind!: DisclosureKind

  @PrimaryColumn('text')
  language!: Language

  @Column('integer')
  count!: number
}
