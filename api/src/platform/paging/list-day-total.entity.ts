import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Rows of a list by day, kept by triggers in slots, so that two transactions seldom write the same row. */
@Entity('list_day_totals')
export class ListDayTotalEntity {
  @PrimaryColumn('text')
  list!: string

  @PrimaryColumn('text')
  kind!: string

  @PrimaryColumn('date')
  day!: string

  @PrimaryColumn('integer')
  slot!: number

  @Column('integer')
  amount!: number
}
