import type { AuditAction } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'

/** A field's name for people: as its own screen has it, or among those that only the log names. */
export function useFieldLabel(action: AuditAction) {
  const { t } = useTranslation('adminContent')
  const domains: Record<string, () => Record<string, string>> = {
    homepage: () => t('homepage.fields', { returnObjects: true }),
    contract: () => t('contract.fields', { returnObjects: true }),
    'email-template': () => t('templates.fields', { returnObjects: true }),
    'pricing-tier': () => t('tiers.fields', { returnObjects: true }),
    payment: () => ({ from: t('filters.from'), to: t('filters.to') }),
  }
  const own = domains[action.split('.')[0] ?? '']?.()
  const shared: Record<string, string> = t('auditLog.fields', { returnObjects: true })
  return (field: string) => own?.[field] ?? shared[field] ?? field
}
