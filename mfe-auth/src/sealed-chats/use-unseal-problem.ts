import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'

/** Why the code was not sent or not taken, in the server's words where it has some. */
export function useUnsealProblem(error: unknown): string | undefined {
  const { t } = useTranslation('secondStep')
  if (!error) return undefined
  return (error instanceof ApiError ? error.details.detail : undefined) ?? t('unseal.failed')
}
