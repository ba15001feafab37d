import { useTranslation } from '@confida/i18n'
import { Alert, Button, Dialog, PasswordField } from '@confida/ui'
import formStyles from '../form/form.module.css'
import { Form } from '../form/form.tsx'
import { useRemovalForm } from './use-removal-form.ts'

/** The second step: deleting the account needs the password. */
export function RemovalPasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth')
  const { password, setPassword, problem, isPending, submit } = useRemovalForm()
  return (
    <Dialog
      open
      size="sm"
      title={t('account.delete.confirmTitle')}
      description={t('account.delete.confirmText')}
      dismissible={!isPending}
      onClose={onClose}
    >
      <Form onSubmit={submit} problem={problem}>
        <PasswordField
          name="password"
          invalid={Boolean(problem)}
          label={t('fields.password')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {problem && <Alert tone="danger">{problem}</Alert>}
        <div className={formStyles.actions}>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {t('account.delete.cancel')}
          </Button>
          <Button type="submit" variant="danger" disabled={!password} loading={isPending}>
            {t('account.delete.submit')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
