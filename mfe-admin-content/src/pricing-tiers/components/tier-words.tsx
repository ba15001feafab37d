import type { Language, PricingTier } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Tag } from '@confida/ui/antd'
import { useEuro } from '../../format/use-number.ts'
import { MissingLanguages } from '../../translations/missing-languages.tsx'
import { useTranslatedTier } from '../use-translated-tier.ts'
import styles from './tier-summary.module.css'

/** What a tier is called, costs and brings, and whether people see it. */
export function TierWords({ tier }: { tier: PricingTier }) {
  const { t } = useTranslation('adminContent')
  const euro = useEuro()
  const { linkTo } = useTranslatedTier()
  const { is_visible } = tier
  const translate = (language: Language) => linkTo(tier.id, language)
  return (
    <div className={styles.words}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <bdi>{tier.name}</bdi>
        </h2>
        <Tag color={is_visible ? 'success' : undefined}>
          {t(is_visible ? 'tiers.visible' : 'tiers.hidden')}
        </Tag>
      </div>
      <p className={styles.facts}>
        <strong>{euro(tier.price)}</strong>
        <span>{t('tiers.days', { count: tier.duration_days })}</span>
        {tier.minutes > 0 && <span>{t('tiers.minutes', { count: tier.minutes })}</span>}
      </p>
      {tier.description && (
        <p className={styles.description}>
          <bdi>{tier.description}</bdi>
        </p>
      )}
      <MissingLanguages of={(missing) => missing.pricing_tiers[tier.id]} linkTo={translate} />
      <MissingLanguages
        label={t('translations.outdated')}
        of={({ outdated }) => outdated.pricing_tiers[tier.id]}
        linkTo={translate}
      />
    </div>
  )
}
