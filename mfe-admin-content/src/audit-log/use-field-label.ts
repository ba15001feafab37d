import type { AuditAction } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'

/** A field's name for people: as its own screen has it, or among those that only the log names. */
export function useFieldLabel(action: AuditAction) {
  const { t } = useTranslation('adminContent')
  const period = () => ({ from: t('filters.from'), to: t('filters.to') })
  const domains: Record<string, () => Record<string, string>> = {
    homepage: () => t('homepage.fields', { returnObjects: true }),
    contract: () => t('contract.fields', { returnObjects: true }),
    'email-template': () => t('templates.fields', { returnObjects: true }),
    'pricing-tier': () => t('tiers.fields', { returnObjects: true }),
    payment: () => ({
      ...period(),
      amount: t('payments.refund.amount'),
      reason: t('payments.refund.reason'),
    }),
    feedback: period,
    'discount-code': () => ({
      code: t('discountCodes.code'),
      percent: t('discountCodes.percent'),
      uses: t('discountCodes.uses'),
      uses_max: t('discountCodes.usesMax'),
      last_day: t('discountCodes.lastDay'),
      is_active: t('discountCodes.states.open'),
    }),
  }
  const own = domains[action.split('.')[0] ?? '']?.()
  const shared: Record<string, string> = t('auditLog.fields', { returnObjects: true })
  return (field: string) => own?.[field] ?? shared[field] ?? field
}
