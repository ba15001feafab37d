import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'

/** Explains a failed call: in the server's words, else as a missing connection. */
export function useFailureReason() {
  const { t } = useTranslation('chat')
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('errors.unknown')
    return error.details.reason ?? (error.isNetwork ? t('errors.noConnection') : t('errors.unknown'))
  }
}
