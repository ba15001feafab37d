import type { PricingTier } from '@confida/contracts'
import { useLanguage, useTranslation } from '@confida/i18n'
import { OptionCard, OptionGroup, Tag } from '@confida/ui'
import { useId } from 'react'
import { formatPrice } from '../format-price.ts'
import styles from '../payments.module.css'

/** The second plan on offer is the recommended one (specification §9). */
const TOP = 1

export interface TierChoiceProps {
  tiers: readonly PricingTier[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

export function TierChoice({ tiers, chosen, onChoose }: TierChoiceProps) {
  const { t } = useTranslation('companions')
  const language = useLanguage()
  const name = useId()
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
              <span className={styles.price}>{formatPrice(tier.price, language)}</span>
            </span>
          }
          description={[t('topUp.days', { count: tier.duration_days }), tier.description]
            .filter(Boolean)
            .join(' · ')}
          checked={chosen === tier.id}
          onChange={() => onChoose(tier.id)}
        />
      ))}
    </OptionGroup>
  )
}
