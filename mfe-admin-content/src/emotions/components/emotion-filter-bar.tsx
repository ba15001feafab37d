import { type Emotion, emotions } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { SelectFilter } from '@confida/ui/antd'
import { FilterBar } from '../../layout/filter-bar.tsx'
import { PeriodFields } from '../../period/period-fields.tsx'
import { type EmotionFilters, periods } from '../emotion-filters.ts'

interface EmotionFilterBarProps {
  filters: EmotionFilters
  onChange: (filters: EmotionFilters) => void
}

/** From when, and which emotion users show most. */
export function EmotionFilterBar({ filters, onChange }: EmotionFilterBarProps) {
  const { t } = useTranslation('adminContent')
  const options: { value: Emotion | ''; label: string }[] = [
    { value: '', label: t('emotions.allEmotions') },
    ...emotions.map((emotion) => ({ value: emotion, label: t(`emotions.names.${emotion}`) })),
  ]
  return (
    <FilterBar>
      <PeriodFields
        periods={periods}
        value={filters}
        onChange={(span) => onChange({ ...filters, ...span })}
      />
      <SelectFilter
        label={t('emotions.emotion')}
        value={filters.emotion ?? ''}
        options={options}
        onChange={(emotion) => onChange({ ...filters, emotion: emotion || undefined })}
      />
    </FilterBar>
  )
}
