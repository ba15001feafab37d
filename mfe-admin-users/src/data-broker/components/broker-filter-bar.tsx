import { useTranslation } from '@confida/i18n'
import { Card, SearchField, SelectField, useIsPhone } from '@confida/ui'
import { CustomRange } from '../../period/custom-range.tsx'
import type { Period } from '../../period/period.ts'
import type { useUserFilters } from '../../users/use-user-filters.ts'
import type { UserFilters } from '../../users/user-filters.ts'
import styles from './broker-filter-bar.module.css'
import { BrokerSort } from './broker-sort.tsx'

export const brokerPeriods = [
  'all',
  'today',
  'yesterday',
  'last7',
  'last30',
  'month',
  'lastMonth',
  'custom',
] as const satisfies Period[]

interface BrokerFilterBarProps {
  filters: UserFilters
  onChange: ReturnType<typeof useUserFilters>['set']
}

/** Search and period of registration; on a phone also the order. */
export function BrokerFilterBar({ filters, onChange }: BrokerFilterBarProps) {
  const { t } = useTranslation('adminUsers')
  const isPhone = useIsPhone()
  return (
    <Card as="section" padding="sm" className={styles.bar} aria-label={t('filters.label')}>
      <SearchField
        className={styles.search}
        label={t('filters.search')}
        placeholder={t('filters.searchPlaceholder')}
        value={filters.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      <SelectField
        label={t('filters.registered')}
        value={filters.period}
        options={brokerPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={(period) => onChange({ period })}
      />
      {isPhone && <BrokerSort value={filters.sort} onChange={(sort) => onChange({ sort })} />}
      {filters.period === 'custom' && (
        <CustomRange range={filters.custom} onChange={(custom) => onChange({ custom })} />
      )}
    </Card>
  )
}
