import { type UserSort, userStatuses } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { SelectFilter } from '@confida/ui/antd'
import { FilterBar, type FilterBarProps } from '../../filters/filter-bar.tsx'
import type { Period } from '../../period/period.ts'
import styles from './user-filter-bar.module.css'

export const listPeriods = ['all', 'week', 'month', 'year', 'custom'] as const satisfies Period[]

/** Orders that make sense for cards; the table of the Data Broker sorts by every column. */
const sorts = [
  ['-created_at', 'newest'],
  ['created_at', 'oldest'],
  ['name', 'nameAscending'],
  ['-name', 'nameDescending'],
  ['email', 'email'],
] as const satisfies [UserSort, string][]

interface UserFilterBarProps extends FilterBarProps {
  /** The order is chosen here; a table has it in its headings. */
  isOrdered: boolean
}

/** Search, status, period and order of the list. */
export function UserFilterBar({ filters, isOrdered, onChange }: UserFilterBarProps) {
  const { t } = useTranslation('adminUsers')
  return (
    <FilterBar filters={filters} onChange={onChange} className={styles.bar} searchClassName={styles.search}>
      <SelectFilter
        label={t('filters.status')}
        value={filters.status}
        options={userStatuses.map((value) => ({ value, label: t(`filters.statuses.${value}`) }))}
        onChange={(status) => onChange({ status })}
      />
      <SelectFilter
        label={t('filters.registered')}
        value={filters.period}
        options={listPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={(period) => onChange({ period })}
      />
      {isOrdered && (
        <SelectFilter
          className={styles.sort}
          label={t('filters.sort')}
          value={filters.sort}
          options={sorts.map(([value, label]) => ({ value, label: t(`filters.sorts.${label}`) }))}
          onChange={(sort) => onChange({ sort })}
        />
      )}
    </FilterBar>
  )
}
