import { useTranslation } from '@confida/i18n'
import { Button, Dialog } from '@confida/ui'
import formStyles from '../form/form.module.css'
import { Form } from '../form/form.tsx'
import { LinkButton } from '../form/link-button.tsx'
import type { LandingDialogProps } from '../landing/dialogs/landing-dialog.types.ts'
import { LazyDialog } from '../lazy/lazy-dialog.tsx'
import { loadLoginSecondStep } from '../second-step/load-second-step.ts'
import { LoginAlert } from './login-alert.tsx'
import { LoginFields } from './login-fields.tsx'
import { useLoginForm } from './use-login-form.ts'

/** Login over the landing page. The shell leads on as soon as there is a session. */
export function LoginDialog({ onClose, onOpen }: LandingDialogProps) {
  const { t } = useTranslation('auth')
  const { fields, problem, isPending, submit, secondStep } = useLoginForm()
  return (
    <Dialog open onClose={onClose} title={t('login.title')} description={t('login.description')} size="sm">
      <Form onSubmit={submit} problem={problem}>
        <LoginFields
          fields={fields}
          invalid={problem?.fields}
          recovery={<LinkButton onClick={() => onOpen('recovery')}>{t('login.recover')}</LinkButton>}
        />
        <LoginAlert problem={problem} />
        <Button type="submit" size="lg" fullWidth loading={isPending}>
          {t('login.submit')}
        </Button>
        <p className={formStyles.switch}>
          {t('login.noAccount')}{' '}
          <LinkButton onClick={() => onOpen('register')}>{t('login.register')}</LinkButton>
        </p>
      </Form>
      {secondStep && <LazyDialog load={loadLoginSecondStep} props={secondStep} />}
    </Dialog>
  )
}
