import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { Link } from 'react-router-dom'
import { Form } from '../form/form.tsx'
import { LazyDialog } from '../lazy/lazy-dialog.tsx'
import { LoginAlert } from '../login/login-alert.tsx'
import { LoginFields } from '../login/login-fields.tsx'
import { useLoginForm } from '../login/use-login-form.ts'
import { loadLoginSecondStep } from '../second-step/load-second-step.ts'

/** The screen's login. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('auth')
  const { fields, problem, isPending, submit, secondStep } = useLoginForm(onDone)
  return (
    <>
      <Form onSubmit={submit} problem={problem}>
        <LoginFields
          fields={fields}
          invalid={problem?.fields}
          recovery={
            <Link to="/reset-password" state={{ email: fields.email.trim() }}>
              {t('login.recover')}
            </Link>
          }
        />
        <LoginAlert problem={problem} />
        <Button type="submit" size="lg" fullWidth loading={isPending}>
          {t('login.submit')}
        </Button>
      </Form>
      {secondStep && <LazyDialog load={loadLoginSecondStep} props={secondStep} />}
    </>
  )
}
