import { useTranslation } from '@confida/i18n'
import { Alert, Button, Card, MAIN_ID, SkipLink } from '@confida/ui'
import { Link, useSearchParams } from 'react-router-dom'
import formStyles from '../form/form.module.css'
import { PlainHeader } from '../page/plain-header.tsx'
import { usePageTitle } from '../page/use-page-title.ts'
import styles from '../reset/reset.module.css'
import { useConfirmEmail } from './profile.mutations.ts'
import { useProfileProblem } from './use-profile-problem.ts'

/** Where the link of a mail leads. Programs that look at mails follow links, too: the person presses a button. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('profile')
  const [params] = useSearchParams()
  const confirmation = useConfirmEmail()
  const problem = useProfileProblem(confirmation.error)
  const { data } = confirmation
  usePageTitle(t('page'))
  return (
    <div className={styles.page}>
      <SkipLink />
      <PlainHeader />
      <main id={MAIN_ID} tabIndex={-1} className={styles.middle}>
        <Card padding="lg" className={styles.card}>
          <div className={formStyles.form}>
            <h1 className={styles.title}>{t(data ? 'done' : 'title')}</h1>
            {data ? (
              <p role="status">{t('doneText', { email: data.email })}</p>
            ) : (
              <>
                <p>{t('text')}</p>
                {problem && <Alert tone="danger">{problem}</Alert>}
                <Button
                  size="lg"
                  fullWidth
                  loading={confirmation.isPending}
                  onClick={() => confirmation.mutate(params.get('token') ?? '')}
                >
                  {t('confirm')}
                </Button>
              </>
            )}
          </div>
          <Link to="/" className={styles.back}>
            {t('home')}
          </Link>
        </Card>
      </main>
    </div>
  )
}
