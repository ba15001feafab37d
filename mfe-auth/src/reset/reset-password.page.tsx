import { useTranslation } from '@confida/i18n'
import { Card, MAIN_ID, SkipLink } from '@confida/ui'
import { Link } from 'react-router-dom'
import { PlainHeader } from '../page/plain-header.tsx'
import { usePageTitle } from '../page/use-page-title.ts'
import { CodeStep } from './code-step.tsx'
import { DoneStep } from './done-step.tsx'
import { EmailStep } from './email-step.tsx'
import { PasswordStep } from './password-step.tsx'
import styles from './reset.module.css'
import { ResetProgress } from './reset-progress.tsx'
import { useResetFlow } from './use-reset-flow.ts'
import { useStepFocus } from './use-step-focus.ts'

/** A new password in three steps: address, code, password. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth')
  const flow = useResetFlow()
  usePageTitle(t('reset.page'))
  const steps = useStepFocus(flow.step)
  return (
    <div className={styles.page}>
      <SkipLink />
      <PlainHeader />
      <main id={MAIN_ID} tabIndex={-1} className={styles.middle}>
        <Card padding="lg" className={styles.card}>
          {flow.step !== 'done' && (
            <>
              <h1 className={styles.title}>{t('reset.title')}</h1>
              <ResetProgress step={flow.step} />
            </>
          )}
          <div ref={steps}>
            {flow.step === 'email' && <EmailStep initialEmail={flow.email} onSent={flow.handleSent} />}
            {flow.step === 'code' && (
              <CodeStep email={flow.email} onVerified={flow.handleVerified} onNewCode={flow.handleNewCode} />
            )}
            {flow.step === 'password' && (
              <PasswordStep
                email={flow.email}
                code={flow.code}
                onDone={flow.handleDone}
                onNewCode={flow.handleNewCode}
              />
            )}
            {flow.step === 'done' && <DoneStep />}
          </div>
          <Link to="/" className={styles.back}>
            {t('reset.backToLogin')}
          </Link>
        </Card>
      </main>
    </div>
  )
}
