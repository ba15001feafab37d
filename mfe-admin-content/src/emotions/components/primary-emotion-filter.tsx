import { type Emotion, emotions } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { SelectFilter } from '@confida/ui/antd'

interface PrimaryEmotionFilterProps {
  value: Emotion | undefined
  onChange: (emotion: Emotion | undefined) => void
}

/** Which emotion the listed users show most. */
export function PrimaryEmotionFilter({ value, onChange }: PrimaryEmotionFilterProps) {
  const { t } = useTranslation('adminContent')
  const options: { value: Emotion | ''; label: string }[] = [
    { value: '', label: t('emotions.allEmotions') },
    ...emotions.map((emotion) => ({ value: emotion, label: t(`emotions.names.${emotion}`) })),
  ]
  return (
    <SelectFilter
      label={t('emotions.emotion')}
      value={value ?? ''}
      options={options}
      onChange={(emotion) => onChange(emotion || undefined)}
    />
  )
}
