import { type AuditAction, languageFacts, languages } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'

type Names = Record<string, string>

const languageNames: Names = Object.fromEntries(languages.map((each) => [each, languageFacts[each].name]))

/** What a value of a few that are possible is called, as on its own screen; undefined where any value is possible. */
export function useValueName(action: AuditAction) {
  const { t } = useTranslation('adminContent')
  const domains: Record<string, () => Record<string, Names>> = {
    'pricing-tier': () => ({ subscription_type: t('tiers.types', { returnObjects: true }) }),
    payment: () => ({
      state: t('payments.states', { returnObjects: true }),
      reason: t('payments.refund.reasons', { returnObjects: true }),
    }),
    feedback: () => ({ state: t('feedback.states', { returnObjects: true }) }),
    mail: () => ({ state: t('outbox.states', { returnObjects: true }) }),
    homepage: () => ({ icon: t('homepage.icons', { returnObjects: true }) }),
  }
  const roles: Names = t('auditLog.roles', { returnObjects: true })
  const own = domains[action.split('.')[0] ?? '']?.()
  const names = { role: roles, administrator_role: roles, language: languageNames, ...own }
  return (field: string, value: unknown): string | undefined => {
    const ofField = (names as Record<string, Names | undefined>)[field]
    if (!ofField || typeof value !== 'string') return undefined
    // Several languages stand in one value.
    return value
      .split(', ')
      .map((part) => ofField[part] ?? part)
      .join(', ')
  }
}
