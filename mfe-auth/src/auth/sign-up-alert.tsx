import { useTranslation } from '@confida/i18n'
import { Alert } from '@confida/ui'
import { RegisterAlert } from '../register/register-alert.tsx'
import type { SignUpProblem } from './use-sign-up-form.ts'

/** Why the registration did not go through. */
export function SignUpAlert({ problem }: { problem: SignUpProblem | undefined }) {
  const { t } = useTranslation('auth')
  if (problem?.kind === 'missing') return <Alert tone="warning">{t('login.allFieldsRequired')}</Alert>
  if (problem?.kind === 'terms') return <Alert tone="warning">{t('screen.mustAccept')}</Alert>
  return <RegisterAlert problem={problem} />
}
