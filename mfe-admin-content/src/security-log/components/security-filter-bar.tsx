import { type SecurityEvent, securityEvents } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { SearchFilter, SelectFilter } from '@confida/ui/antd'
import { FilterBar } from '../../layout/filter-bar.tsx'
import { CustomRange } from '../../period/custom-range.tsx'
import type { SecurityFilters } from '../security-filters.ts'

interface SecurityFilterBarProps {
  filters: SecurityFilters
  onChange: (changes: Partial<SecurityFilters>) => void
}

/** Who or from where, what happened, and when. */
export function SecurityFilterBar({ filters, onChange }: SecurityFilterBarProps) {
  const { t } = useTranslation('adminContent')
  const { from, to } = filters
  const options: { value: SecurityEvent | ''; label: string }[] = [
    { value: '', label: t('securityLog.allEvents') },
    ...securityEvents.map((event) => ({ value: event, label: t(`securityLog.events.${event}`) })),
  ]
  return (
    <FilterBar>
      <SearchFilter
        label={t('securityLog.who')}
        placeholder={t('securityLog.whoHint')}
        value={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <SelectFilter
        label={t('securityLog.event')}
        value={filters.event ?? ''}
        options={options}
        onChange={(event) => onChange({ event: event || undefined })}
      />
      <CustomRange range={{ from, to }} onChange={onChange} />
    </FilterBar>
  )
}
