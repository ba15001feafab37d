import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'

/** What to say when the invitation was not accepted: what was refused of the input, else the server's own words. */
export function useInvitationProblem(error: unknown): string | undefined {
  const { t } = useTranslation('profile', { keyPrefix: 'invitation' })
  if (!error) return undefined
  if (!(error instanceof ApiError)) return t('failed')
  const [field] = Object.values(error.details.fields ?? {})
  return field ?? error.details.detail ?? t('failed')
}
