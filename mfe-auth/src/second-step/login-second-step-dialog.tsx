import { useTranslation } from '@confida/i18n'
import { Dialog } from '@confida/ui'
import type { LoginSecondStepProps } from './login-second-step.types.ts'
import { RequiredSetupDialog } from './required-setup-dialog.tsx'
import { proveLogin } from './second-step.mutations.ts'
import { SecondStepForms } from './second-step-forms.tsx'

/** What a login asks for after the password. */
export function LoginSecondStepDialog(props: LoginSecondStepProps) {
  const { t } = useTranslation('secondStep')
  const { step, onSession, onClose } = props
  if (step.needs_setup) return <RequiredSetupDialog {...props} />
  return (
    <Dialog open size="sm" title={t('title')} onClose={onClose}>
      <SecondStepForms
        step={step}
        prove={async (proof) => onSession(await proveLogin(proof))}
        onAgain={onClose}
      />
    </Dialog>
  )
}
