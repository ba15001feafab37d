import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'

/** Gives the words for why a call failed: the server's own, else that there was no connection. */
export function useReason() {
  const { t } = useTranslation('chat')
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('errors.unknown')
    return error.details.reason ?? (error.isNetwork ? t('errors.noConnection') : t('errors.unknown'))
  }
}
