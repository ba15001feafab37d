import { useTranslation } from '@confida/i18n'
import { detailsOf } from '../problems/problem.ts'

/** What WebAuthn's errors are called, and the key of our words for them. */
const passkeyProblems: Record<string, 'cancelled' | 'known'> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
}

/** What to say when a step failed; undefined where it did not. */
export function useSecurityProblem(error: unknown): string | undefined {
  const { t } = useTranslation('adminUsers')
  if (!error) return undefined
  const problem = error instanceof Error ? passkeyProblems[error.name] : undefined
  return problem ? t(`security.passkey.${problem}`) : (detailsOf(error).detail ?? t('security.failed'))
}
