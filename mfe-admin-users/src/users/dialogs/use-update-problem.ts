import { useTranslation } from '@confida/i18n'
import { detailsOf } from '../../problems/problem.ts'

/** Why an account could not be changed, in the specification's words for each status. */
export function useUpdateProblem() {
  const { t } = useTranslation('adminUsers')
  return (error: unknown) => {
    const { status, code, detail } = detailsOf(error)
    if (status === 0) return t('edit.offline')
    if (code === 'admin_password_wrong' || status === 429) return detail
    if (status === 400) return detail ? t('edit.invalidBecause', { detail }) : t('edit.invalid')
    if (status === 403) return detail ? t('edit.forbiddenBecause', { detail }) : t('edit.forbidden')
    if (status === 404) return t('edit.notFound')
    return detail ? t('edit.failedBecause', { status, detail }) : t('edit.failed', { status })
  }
}
