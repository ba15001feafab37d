import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm'

@Entity('pricing_tiers')
export class PricingTierEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('text')
  name!: string

  @Column('integer', { default: 0 })
  minutes!: number

  @Column('numeric')
  price!: number

  @Column('text', { default: '' })
  description!: string

  @Column('text')
  emoji!: string

  @Column('text')
  subscription_type!: string

  @Column('integer')
  duration_days!: number

  @Column('boolean', { default: true })
  is_visible!: boolean

  @Column('boolean', { default: true })
  is_active!: boolean

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date
}
