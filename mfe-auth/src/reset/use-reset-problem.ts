import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'

/**
 * What to say when a step of the reset failed: the server's message for the refused field, because its `detail` then
 * only says that something is wrong; else its `detail`, else the step's own sentence.
 */
export function useResetProblem(error: unknown, step: 'send' | 'verify' | 'save'): string | undefined {
  const { t } = useTranslation('auth')
  if (!error) return undefined
  if (!(error instanceof ApiError) || error.isNetwork) return t('reset.errors.connection')
  const { fields, detail } = error.details
  const [reason] = Object.values(fields ?? {})
  return reason ?? detail ?? t(`reset.errors.${step}`)
}
