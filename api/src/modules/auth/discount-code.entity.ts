import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm'

@Entity('discount_codes')
@Check('discount_codes_code_check', 'code = upper(code)')
@Check('discount_codes_percent_check', 'percent between 1 and 100')
export class DiscountCodeEntity {
  @PrimaryColumn('text')
  code!: string

  @Column('integer')
  percent!: number

  @Column('boolean', { default: true })
  is_active!: boolean

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date
}
