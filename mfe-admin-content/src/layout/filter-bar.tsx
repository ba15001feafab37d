import { useTranslation } from '@confida/i18n'
import { Card } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import styles from './filter-bar.module.css'

/** The fields that narrow what is below. */
export function FilterBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('adminContent')
  return (
    <section className={styles.section} aria-label={t('filters.label')}>
      <Card size="small" classNames={{ body: styles.bar }}>
        {children}
      </Card>
    </section>
  )
}
