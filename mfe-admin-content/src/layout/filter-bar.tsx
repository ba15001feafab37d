import { useTranslation } from '@confida/i18n'
import { Card } from '@confida/ui'
import type { ReactNode } from 'react'
import styles from './filter-bar.module.css'

/** The fields that narrow what is below. */
export function FilterBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('adminContent')
  return (
    <Card as="section" padding="sm" className={styles.bar} aria-label={t('filters.label')}>
      {children}
    </Card>
  )
}
