import { useLanguage, useTranslation } from '@confida/i18n'
import { VisuallyHidden } from '@confida/ui'
import { discountedPrice } from '../discounted-price.ts'
import { formatPrice } from '../format-price.ts'
import styles from '../payments.module.css'

export interface TierPriceProps {
  price: number
  /** Per cent off; 0 is none. */
  discount: number
}

/** What a plan costs; with a discount the full price stands beside it, crossed out. */
export function TierPrice({ price, discount }: TierPriceProps) {
  const { t } = useTranslation('companions')
  const language = useLanguage()
  if (discount === 0) return <span className={styles.price}>{formatPrice(price, language)}</span>
  return (
    <span className={styles.prices}>
      <VisuallyHidden>{t('topUp.fullPrice')}</VisuallyHidden>
      <s className={styles.fullPrice}>{formatPrice(price, language)}</s>
      <VisuallyHidden>{t('topUp.discountedPrice')}</VisuallyHidden>
      <span className={styles.price}>{formatPrice(discountedPrice(price, discount), language)}</span>
    </span>
  )
}
