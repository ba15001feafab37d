import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** Counts and sums over whole tables, kept by triggers in slots, so that two transactions seldom write the same row. */
@Entity('running_totals')
@Check('running_totals_key_check', 'length(key) <= 64')
export class RunningTotalEntity {
  @PrimaryColumn('text')
  key!: string

  @PrimaryColumn('integer')
  slot!: number

  @Column('numeric', { precision: 18, scale: 2 })
  amount!: number
}
