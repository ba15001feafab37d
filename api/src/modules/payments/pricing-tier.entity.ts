import type { Language, TierTexts } from '@confida/contracts'
import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm'

/** Texts in other languages, each with those from which it was made. */
export type TierTranslations = Partial<Record<Language, TierTexts & { source: TierTexts }>>

@Entity('pricing_tiers')
@Check('pricing_tiers_description_check', 'length(description) <= 2000')
@Check('pricing_tiers_duration_days_check', 'duration_days >= 0')
@Check('pricing_tiers_emoji_check', 'length(emoji) <= 32')
@Check('pricing_tiers_minutes_check', 'minutes >= 0')
@Check('pricing_tiers_name_check', 'length(name) between 1 and 200')
@Check('pricing_tiers_price_check', 'price >= 0')
@Check('pricing_tiers_subscription_type_check', 'length(subscription_type) <= 32')
export class PricingTierEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string

  @Column('text')
  name!: string

  @Column('integer', { default: 0 })
  minutes!: number

  @Column('numeric', { precision: 10, scale: 2 })
  price!: number

  @Column('text', { default: '' })
  description!: string

  @Column('text', { default: '💰' })
  emoji!: string

  @Column('text', { default: 'days' })
  subscription_type!: string

  @Column('integer')
  duration_days!: number

  @Column('jsonb', { default: {} })
  translations!: TierTranslations

  @Column('boolean', { default: true })
  is_visible!: boolean

  @Column('boolean', { default: true })
  is_active!: boolean

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date
}
