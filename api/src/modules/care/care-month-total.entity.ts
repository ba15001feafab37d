import type { CareDimension } from '@confida/contracts'
import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** Care cards of one month in one country, or in one language. */
@Entity('care_month_totals')
@Check('care_month_totals_count_check', 'count > 0')
@Check('care_month_totals_dimension_check', `dimension in ('country', 'language')`)
@Check('care_month_totals_people_check', 'people >= 0')
@Check('care_month_totals_value_check', 'length(value) <= 2')
export class CareMonthTotalEntity {
  /** Its first day. */
  @PrimaryColumn('date')
  month!: string

  @PrimaryColumn('text')
  dimension!: CareDimension

  /** The code of the country or language; empty for a country that is not known. */
  @PrimaryColumn('text')
  value!: string

  @Column('integer')
  count!: number

  @Column('integer')
  people!: number
}
