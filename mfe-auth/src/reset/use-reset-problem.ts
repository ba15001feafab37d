import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'

/** What to tell when a step of the reset failed: the server's `detail`, else the step's own sentence. */
export function useResetProblem(error: unknown, step: 'send' | 'verify' | 'save'): string | undefined {
  const { t } = useTranslation('auth')
  if (!error) return undefined
  if (!(error instanceof ApiError) || error.isNetwork) return t('reset.errors.connection')
  return error.details.detail ?? t(`reset.errors.${step}`)
}
