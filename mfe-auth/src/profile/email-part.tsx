import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { Alert, Button, notify } from '@confida/ui'
import { useState } from 'react'
import formStyles from '../form/form.module.css'
import { EmailDialog } from './email-dialog.tsx'
import styles from './email-part.module.css'
import { useResendConfirmation } from './profile.mutations.ts'
import { useProfileProblem } from './use-profile-problem.ts'

/** The own address, and the way to confirm or change it. */
export function EmailPart() {
  const { t } = useTranslation('profile')
  const user = useSession((state) => state.user)
  const [isChanging, setIsChanging] = useState(false)
  const resend = useResendConfirmation()
  const problem = useProfileProblem(resend.error)
  if (!user) return null
  const handleResend = () => resend.mutate(undefined, { onSuccess: ({ message }) => notify.success(message) })
  return (
    <div className={formStyles.form}>
      <p>
        <bdi>{user.email}</bdi>
      </p>
      {!user.email_confirmed && <Alert tone="info">{t('unconfirmed')}</Alert>}
      {problem && <Alert tone="danger">{problem}</Alert>}
      <div className={styles.actions}>
        {!user.email_confirmed && (
          <Button variant="secondary" size="sm" loading={resend.isPending} onClick={handleResend}>
            {t('resend')}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={() => setIsChanging(true)}>
          {t('changeEmail')}
        </Button>
      </div>
      {isChanging && <EmailDialog onClose={() => setIsChanging(false)} />}
    </div>
  )
}
