import { useTranslation } from '@confida/i18n'
import { Alert } from '@confida/ui'
import type { LoginProblem } from './login-problem.ts'

/** Why the login did not work. */
export function LoginAlert({ problem }: { problem: LoginProblem | undefined }) {
  const { t } = useTranslation('auth')
  if (!problem) return null
  return <Alert tone="danger">{'key' in problem ? t(`login.${problem.key}`) : problem.reason}</Alert>
}
