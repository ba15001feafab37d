import { useTranslation } from '@confida/i18n'
import { Tag } from '@confida/ui/antd'
import { useEuro } from '../../format/use-number.ts'
import type { PreviewTier } from '../preview-tiers.ts'
import styles from './phone-preview.module.css'

/** The second plan on offer is the recommended one (specification §9). */
const TOP = 1

/** The plans on a customer's phone. Nothing in it can be used: it is a picture. */
export function PhonePreview({ tiers }: { tiers: readonly PreviewTier[] }) {
  const { t } = useTranslation('adminContent')
  const euro = useEuro()
  return (
    <section className={styles.preview} aria-label={t('tiers.preview.title')}>
      <h2 className={styles.title}>{t('tiers.preview.title')}</h2>
      <div className={styles.phone}>
        <span aria-hidden className={styles.notch} />
        <p className={styles.heading}>{t('tiers.preview.heading')}</p>
        {tiers.length === 0 && <p className={styles.empty}>{t('tiers.preview.empty')}</p>}
        <ul className={styles.tiers}>
          {tiers.map((tier, index) => (
            <li key={tier.id} className={index === TOP ? styles.top : undefined}>
              <span aria-hidden className={styles.emoji}>
                {tier.emoji}
              </span>
              <span className={styles.words}>
                <strong>
                  <bdi>{tier.name}</bdi>
                </strong>
                <span>{t('tiers.days', { count: tier.duration_days })}</span>
                {tier.description && <bdi>{tier.description}</bdi>}
              </span>
              <span className={styles.price}>
                {index === TOP && <Tag>{t('tiers.preview.top')}</Tag>}
                {euro(tier.price)}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.note}>{t('tiers.preview.note')}</p>
    </section>
  )
}
