import { useTranslation } from '@confida/i18n'
import { SelectFilter } from '@confida/ui/antd'
import { useYear } from '../use-year.ts'

/** Of which year the figures are. */
export function YearFilter() {
  const { t } = useTranslation('adminContent')
  const { year, years, choose } = useYear()
  return (
    <SelectFilter
      label={t('compliance.year')}
      value={year}
      options={years.map((value) => ({ value, label: value }))}
      onChange={choose}
    />
  )
}
