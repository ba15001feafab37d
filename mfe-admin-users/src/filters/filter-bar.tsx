import { useTranslation } from '@confida/i18n'
import { Card, SearchFilter } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import { CustomRange } from '../period/custom-range.tsx'
import type { useUserFilters } from '../users/use-user-filters.ts'
import type { UserFilters } from '../users/user-filters.ts'
import styles from './filter-bar.module.css'

export interface FilterBarProps {
  filters: UserFilters
  onChange: ReturnType<typeof useUserFilters>['set']
}

interface FilterBarLayout {
  className?: string
  searchClassName?: string
  /** What else narrows or orders the list. */
  children: ReactNode
}

/** Over a list of accounts: the search, what else narrows it, and the days of a custom period. */
export function FilterBar(props: FilterBarProps & FilterBarLayout) {
  const { filters, onChange, className, searchClassName, children } = props
  const { t } = useTranslation('adminUsers')
  return (
    <section className={styles.section} aria-label={t('filters.label')}>
      <Card size="small" classNames={{ body: className }}>
        <SearchFilter
          className={searchClassName}
          label={t('filters.search')}
          placeholder={t('filters.searchPlaceholder')}
          value={filters.search}
          onSearch={(search) => onChange({ search }, { replace: true })}
        />
        {children}
        {filters.period === 'custom' && (
          <CustomRange range={filters.custom} onChange={(custom) => onChange({ custom })} />
        )}
      </Card>
    </section>
  )
}
