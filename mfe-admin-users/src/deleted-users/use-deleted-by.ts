import type { DeletedUser } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'

/** The administrator who deleted an account: by name, or by id where that account is gone too. */
export function useDeletedBy() {
  const { t } = useTranslation('common')
  return ({ deleted_by_name, deleted_by }: DeletedUser) => deleted_by_name || deleted_by || t('missing.value')
}
