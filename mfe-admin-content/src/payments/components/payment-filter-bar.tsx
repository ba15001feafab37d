import { type PaymentState, paymentStates } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { SearchFilter, SelectFilter } from '@confida/ui/antd'
import { FilterBar } from '../../layout/filter-bar.tsx'
import { CustomRange } from '../../period/custom-range.tsx'
import type { PaymentFilters } from '../payment-filters.ts'

interface PaymentFilterBarProps {
  filters: PaymentFilters
  onChange: (changes: Partial<PaymentFilters>) => void
}

/** Which payment or whose, what became of it, and when. */
export function PaymentFilterBar({ filters, onChange }: PaymentFilterBarProps) {
  const { t } = useTranslation('adminContent')
  const { from, to } = filters
  const options: { value: PaymentState | ''; label: string }[] = [
    { value: '', label: t('payments.allStates') },
    ...paymentStates.map((state) => ({ value: state, label: t(`payments.states.${state}`) })),
  ]
  return (
    <FilterBar>
      <SearchFilter
        label={t('payments.search')}
        placeholder={t('payments.searchHint')}
        value={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <SelectFilter
        label={t('payments.state')}
        value={filters.state ?? ''}
        options={options}
        onChange={(state) => onChange({ state: state || undefined })}
      />
      <CustomRange range={{ from, to }} onChange={onChange} />
    </FilterBar>
  )
}
