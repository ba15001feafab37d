import type { CareDimension } from '@confida/contracts'
import { useLanguage, useTranslation } from '@confida/i18n'

/** Names countries and languages in the interface language; an empty one is not known. */
export function useGroupNames(dimension: CareDimension) {
  const { t } = useTranslation('adminContent')
  const type = dimension === 'country' ? 'region' : 'language'
  const names = new Intl.DisplayNames(useLanguage(), { type })
  return (value: string) => (value ? (names.of(value) ?? value) : t('compliance.unknown'))
}
