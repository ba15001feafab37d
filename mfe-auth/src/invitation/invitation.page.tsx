import { useTranslation } from '@confida/i18n'
import { Alert, Card, MAIN_ID, PageSpinner, SkipLink } from '@confida/ui'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import formStyles from '../form/form.module.css'
import { PlainHeader } from '../page/plain-header.tsx'
import { usePageTitle } from '../page/use-page-title.ts'
import styles from '../reset/reset.module.css'
import { useStepFocus } from '../reset/use-step-focus.ts'
import { AccountForm } from './account-form.tsx'
import { useInvitation } from './invitation.mutations.ts'
import { NewAccountForm } from './new-account-form.tsx'
import { useInvitationProblem } from './use-invitation-problem.ts'

/** Where the link of an invitation to administer leads. */
export function InvitationPage() {
  const { t } = useTranslation('profile', { keyPrefix: 'invitation' })
  const [isDone, setIsDone] = useState(false)
  usePageTitle(t('page'))
  const content = useStepFocus(isDone)
  return (
    <div className={styles.page}>
      <SkipLink />
      <PlainHeader />
      <main id={MAIN_ID} tabIndex={-1} className={styles.middle}>
        <Card padding="lg" className={styles.card}>
          <div ref={content} className={formStyles.form}>
            <h1 className={styles.title} tabIndex={-1}>
              {t(isDone ? 'done' : 'title')}
            </h1>
            {isDone ? <p role="status">{t('doneText')}</p> : <Offer onDone={() => setIsDone(true)} />}
          </div>
          <Link to={isDone ? '/auth' : '/'} className={styles.back}>
            {t(isDone ? 'logIn' : 'home')}
          </Link>
        </Card>
      </main>
    </div>
  )
}

function Offer({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('profile', { keyPrefix: 'invitation' })
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const { data, error, isPending, refetch } = useInvitation(token)
  const problem = useInvitationProblem(error)
  if (isPending) return <PageSpinner />
  if (!data) return <Alert tone="danger">{problem}</Alert>
  const { email, role, has_account } = data
  return (
    <>
      <p>{t('text', { email, role: t(`roles.${role}`) })}</p>
      {has_account ? (
        <AccountForm token={token} email={email} onDone={onDone} />
      ) : (
        <NewAccountForm token={token} onDone={onDone} onAccount={() => void refetch()} />
      )}
    </>
  )
}
