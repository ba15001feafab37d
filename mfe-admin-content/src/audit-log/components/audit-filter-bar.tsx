import { type AuditAction, auditActions } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { SearchField, SelectField } from '@confida/ui'
import { FilterBar } from '../../layout/filter-bar.tsx'
import { LazyRange } from '../../period/lazy-range.tsx'
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
      <SearchField
        label={t('auditLog.user')}
        placeholder={t('auditLog.userHint')}
        value={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <SelectField
        label={t('auditLog.action')}
        value={filters.action ?? ''}
        options={options}
        onChange={(action) => onChange({ action: action || undefined })}
      />
      <LazyRange range={{ from, to }} onChange={onChange} />
    </FilterBar>
  )
}
