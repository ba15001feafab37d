import { useTranslation } from '@confida/i18n'
import type { ReactNode } from 'react'

/** The label of a field that may be left blank. */
export function OptionalLabel({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <span>
      {children} ({t('field.optional')})
    </span>
  )
}
