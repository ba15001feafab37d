import { useLanguage, useTranslation } from '@confida/i18n'
import { BadgePercent } from 'lucide-react'
import { formatPercent } from '../format-price.ts'
import styles from '../payments.module.css'

/** Says that the first top-up costs less; its place is there for assistive technology before the answer comes. */
export function DiscountNotice({ percent }: { percent: number }) {
  const { t } = useTranslation('companions')
  const language = useLanguage()
  return (
    <div role="status">
      {percent > 0 && (
        <p className={styles.discount}>
          <BadgePercent aria-hidden size={20} />
          {t('topUp.discount', { percent: formatPercent(percent, language) })}
        </p>
      )}
    </div>
  )
}
