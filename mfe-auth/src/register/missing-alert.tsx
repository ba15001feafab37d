import { useLanguage, useTranslation } from '@confida/i18n'
import { Alert } from '@confida/ui'
import type { RequiredField } from './use-register-form.ts'

/** Lists the labels of the fields that are still empty. */
export function MissingAlert({ missing }: { missing: RequiredField[] }) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  if (missing.length === 0) return null
  const labels = new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(
    missing.map((field) => t(`fields.${field}`)),
  )
  return <Alert tone="warning">{t('register.missing', { labels })}</Alert>
}
