import { useTranslation } from '@confida/i18n'
import { Alert } from '@confida/ui'
import type { NamedField, RegisterProblem } from './register-problem.ts'

function useProblemLines(problem: RegisterProblem | undefined): string[] {
  const { t } = useTranslation('auth')
  const prefixed = (reason: string, field?: NamedField) =>
    field ? t('register.prefixed', { label: t(`fields.${field}`), reason }) : reason
  switch (problem?.kind) {
    case 'network':
      return [t('login.connectionError')]
    case 'emailExists':
      return [t('register.emailExists')]
    case 'passwordTooShort':
      return [t('reset.errors.tooShort')]
    case 'fields':
      return problem.fields.map(({ field, reason }) => prefixed(reason, field))
    case 'reason':
      return [problem.reason ? prefixed(problem.reason, problem.field) : t('register.failed')]
    default:
      return []
  }
}

/** Why the registration did not work, one line a field. */
export function RegisterAlert({ problem }: { problem: RegisterProblem | undefined }) {
  const lines = useProblemLines(problem)
  if (lines.length === 0) return null
  return (
    <Alert tone="danger">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  )
}
