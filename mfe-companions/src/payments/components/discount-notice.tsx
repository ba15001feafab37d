import { useLanguage, useTranslation } from '@confida/i18n'
import { BadgePercent } from 'lucide-react'
import { formatPercent } from '../format-price.ts'
import styles from '../payments.module.css'

/** Says that the first top-up costs less. The live region exists before the answer comes, or it would not be announced. */
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
