import type { UserSort } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { SelectFilter } from '@confida/ui/antd'
import { brokerColumns, headingKey } from './use-broker-columns.tsx'

interface BrokerSortProps {
  value: UserSort
  onChange: (sort: UserSort) => void
}

/** The order of the rows, where there are no headings to click. */
export function BrokerSort({ value, onChange }: BrokerSortProps) {
  const { t } = useTranslation('adminUsers')
  const options = brokerColumns.flatMap((column) => {
    const heading = t(headingKey(column))
    return [
      { value: column, label: t('filters.ascending', { heading }) },
      { value: `-${column}` as const, label: t('filters.descending', { heading }) },
    ]
  })
  return <SelectFilter label={t('filters.sort')} value={value} options={options} onChange={onChange} />
}
