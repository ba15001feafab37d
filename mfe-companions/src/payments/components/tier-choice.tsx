import type { PricingTier } from '@confida/contracts'
import { useLanguage, useTranslation } from '@confida/i18n'
import { OptionCard, OptionGroup, Tag } from '@confida/ui'
import { useId } from 'react'
import { discountedPrice } from '../discounted-price.ts'
import { formatPrice } from '../format-price.ts'
import styles from '../payments.module.css'
import { TierPrice } from './tier-price.tsx'

/** The second plan on offer is the recommended one (specification §9). */
const TOP = 1

export interface TierChoiceProps {
  tiers: readonly PricingTier[]
  /** Per cent off. */
  discount: number
  chosen: string | undefined
  onChoose: (id: string) => void
}

export function TierChoice({ tiers, discount, chosen, onChoose }: TierChoiceProps) {
  const { t } = useTranslation('companions')
  const language = useLanguage()
  const name = useId()
  const describe = ({ price, duration_days: count, description }: PricingTier) => {
    const daily = count > 1 && formatPrice(discountedPrice(price, discount) / count, language)
    return [t('topUp.days', { count }), daily && t('topUp.perDay', { price: daily }), description]
      .filter(Boolean)
      .join(' · ')
  }
  return (
    <OptionGroup legend={t('topUp.tiers')} hideLegend columnWidth="100%">
      {tiers.map((tier, index) => (
        <OptionCard
          key={tier.id}
          name={name}
          value={tier.id}
          icon={tier.emoji}
          title={
            <span className={styles.tierTitle}>
              {tier.name}
              {index === TOP && <Tag tone="accent">{t('topUp.top')}</Tag>}
              <TierPrice price={tier.price} discount={discount} />
            </span>
          }
          description={describe(tier)}
          checked={chosen === tier.id}
          onChange={() => onChoose(tier.id)}
        />
      ))}
    </OptionGroup>
  )
}
