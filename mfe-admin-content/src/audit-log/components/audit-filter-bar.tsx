import { type AuditAction, auditActions } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { SearchFilter, SelectFilter } from '@confida/ui/antd'
import { FilterBar } from '../../layout/filter-bar.tsx'
import { CustomRange } from '../../period/custom-range.tsx'
import type { AuditFilters } from '../audit-filters.ts'

interface AuditFilterBarProps {
  filters: AuditFilters
  onChange: (changes: Partial<AuditFilters>) => void
}

/** By or to whom, what was done, and when. */
export function AuditFilterBar({ filters, onChange }: AuditFilterBarProps) {
  const { t } = useTranslation('adminContent')
  const { from, to } = filters
  const options: { value: AuditAction | ''; label: string }[] = [
    { value: '', label: t('auditLog.allActions') },
    ...auditActions.map((action) => ({ value: action, label: t(`auditLog.actions.${action}`) })),
  ]
  return (
    <FilterBar>
      <SearchFilter
        label={t('auditLog.user')}
        placeholder={t('auditLog.userHint')}
        value={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <SelectFilter
        label={t('auditLog.action')}
        value={filters.action ?? ''}
        options={options}
        onChange={(action) => onChange({ action: action || undefined })}
      />
      <CustomRange range={{ from, to }} onChange={onChange} />
    </FilterBar>
  )
}
