import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm'

@Entity('discount_codes')
@Check('discount_codes_code_check', 'code = upper(code)')
@Check('discount_codes_percent_check', 'percent between 1 and 100')
@Check('discount_codes_uses_max_check', 'uses_max > 0')
export class DiscountCodeEntity {
  @PrimaryColumn('text')
  code!: string

  @Column('integer')
  percent!: number

  @Column('boolean', { default: true })
  is_active!: boolean

  /** How many have registered with it, also where they are gone. */
  @Column('integer', { default: 0 })
  uses!: number

  /** How many may. */
  @Column('integer', { nullable: true })
  uses_max!: number | null

  /** On which it is taken last, in UTC. */
  @Column('date', { nullable: true })
  last_day!: string | null

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date
}
