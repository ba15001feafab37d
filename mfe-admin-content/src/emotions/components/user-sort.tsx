import { type EmotionUserSort, emotionUserSorts } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { SelectFilter } from '@confida/ui/antd'

interface UserSortProps {
  value: EmotionUserSort
  onChange: (sort: EmotionUserSort) => void
}

/** Who of the listed users comes first. */
export function UserSort({ value, onChange }: UserSortProps) {
  const { t } = useTranslation('adminContent')
  const options = emotionUserSorts.map((sort) => ({ value: sort, label: t(`emotions.sorts.${sort}`) }))
  return <SelectFilter label={t('emotions.sort')} value={value} options={options} onChange={onChange} />
}
