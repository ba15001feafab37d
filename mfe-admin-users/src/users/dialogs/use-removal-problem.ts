import { useTranslation } from '@confida/i18n'
import { detailsOf } from '../../problems/problem.ts'

/** Why an account was not deleted, in the specification's words. */
export function useRemovalProblem() {
  const { t } = useTranslation('adminUsers')
  return {
    verificationProblem: (error: unknown) => {
      const { status, detail } = detailsOf(error)
      if (status === 0) return t('edit.offline')
      // Too many tries: "wrong password" would be untrue, and a further try would be in vain.
      if (status === 429 && detail) return detail
      return t('delete.verifyFailed')
    },
    removalProblem: (error: unknown) => {
      const { status, detail } = detailsOf(error)
      if (status === 403) return t('delete.forbidden', { detail: detail ?? t('delete.accessDenied') })
      if (status === 401) return t('delete.passwordWrong')
      return t('delete.failed')
    },
  }
}
