import { type EmailTemplateName, emailTemplateNames, type MailState, mailStates } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { SearchFilter, SelectFilter } from '@confida/ui/antd'
import { useTemplateName } from '../../email-templates/use-template-name.ts'
import { FilterBar } from '../../layout/filter-bar.tsx'
import { CustomRange } from '../../period/custom-range.tsx'
import type { OutboxFilters } from '../outbox-filters.ts'

interface OutboxFilterBarProps {
  filters: OutboxFilters
  onChange: (changes: Partial<OutboxFilters>) => void
}

/** To whom or about what, what became of it, of which kind, and when. */
export function OutboxFilterBar({ filters, onChange }: OutboxFilterBarProps) {
  const { t } = useTranslation('adminContent')
  const nameOf = useTemplateName()
  const { from, to } = filters
  const states: { value: MailState | ''; label: string }[] = [
    { value: '', label: t('outbox.allStates') },
    ...mailStates.map((value) => ({ value, label: t(`outbox.states.${value}`) })),
  ]
  const templates: { value: EmailTemplateName | ''; label: string }[] = [
    { value: '', label: t('outbox.allTemplates') },
    ...emailTemplateNames.map((value) => ({ value, label: nameOf(value) })),
  ]
  return (
    <FilterBar>
      <SearchFilter
        label={t('outbox.search')}
        placeholder={t('outbox.searchHint')}
        value={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <SelectFilter
        label={t('outbox.state')}
        value={filters.state ?? ''}
        options={states}
        onChange={(state) => onChange({ state: state || undefined })}
      />
      <SelectFilter
        label={t('outbox.template')}
        value={filters.template ?? ''}
        options={templates}
        onChange={(template) => onChange({ template: template || undefined })}
      />
      <CustomRange range={{ from, to }} onChange={onChange} />
    </FilterBar>
  )
}
