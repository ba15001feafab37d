import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'

/** What WebAuthn's errors are called, and the key of our words for them. */
const passkeyProblems: Record<string, 'cancelled' | 'known'> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
}

/** What to say when a second step or its set-up failed; `isOver` where only a new beginning helps. */
export function useSecondStepProblem(error: unknown) {
  const { t } = useTranslation('secondStep')
  if (!error) return { text: undefined, isOver: false }
  if (error instanceof ApiError) {
    const isOver = error.code === 'second_step_expired'
    return { text: error.details.detail ?? t('failed'), isOver }
  }
  const problem = error instanceof Error ? passkeyProblems[error.name] : undefined
  return { text: problem ? t(`passkey.${problem}`) : t('failed'), isOver: false }
}
