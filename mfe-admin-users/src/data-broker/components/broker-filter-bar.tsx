import { useTranslation } from '@confida/i18n'
import { useIsPhone } from '@confida/ui'
import { SelectFilter } from '@confida/ui/antd'
import { FilterBar, type FilterBarProps } from '../../filters/filter-bar.tsx'
import type { Period } from '../../period/period.ts'
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

/** Search and period of registration; on a phone also the order. */
export function BrokerFilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('adminUsers')
  const isPhone = useIsPhone()
  return (
    <FilterBar filters={filters} onChange={onChange} className={styles.bar} searchClassName={styles.search}>
      <SelectFilter
        label={t('filters.registered')}
        value={filters.period}
        options={brokerPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
        onChange={(period) => onChange({ period })}
      />
      {isPhone && <BrokerSort value={filters.sort} onChange={(sort) => onChange({ sort })} />}
    </FilterBar>
  )
}
