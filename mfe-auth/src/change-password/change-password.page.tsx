import { PASSWORD_MIN } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import type { ScreenProps } from '@confida/remote-kit'
import { logout, useSession } from '@confida/session'
import { Alert, Button, Dialog, PasswordField } from '@confida/ui'
import formStyles from '../form/form.module.css'
import { Form } from '../form/form.tsx'
import { AccountLink } from './account-link.tsx'
import { MatchHint } from './match-hint.tsx'
import { useChangePasswordForm } from './use-change-password-form.ts'

/** The form of the user menu, in which a logged-in user changes the password. */
export function ChangePasswordPage({ onClose }: ScreenProps) {
  const { t } = useTranslation('auth')
  const { form, set, problem, isPending, isComplete, submit } = useChangePasswordForm(onClose)
  const isRequired = useSession(({ user }) => user?.has_temporary_login ?? false)
  const isShort = form.next !== '' && form.next.length < PASSWORD_MIN
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      dismissible={!isPending && !isRequired}
      title={t('changePassword.title')}
      description={t(isRequired ? 'changePassword.required' : 'changePassword.description')}
    >
      <Form onSubmit={submit} problem={problem}>
        <PasswordField
          name="current_password"
          invalid={problem?.field === 'current'}
          label={t('changePassword.current')}
          autoComplete="current-password"
          value={form.current}
          onChange={(event) => set({ current: event.target.value })}
        />
        <PasswordField
          name="new_password"
          invalid={problem?.field === 'next'}
          label={t('changePassword.new')}
          autoComplete="new-password"
          hint={isShort ? t('changePassword.minimum') : undefined}
          value={form.next}
          onChange={(event) => set({ next: event.target.value })}
        />
        <PasswordField
          name="confirmation"
          invalid={problem?.field === 'confirmation'}
          label={t('changePassword.confirmation')}
          autoComplete="new-password"
          value={form.confirmation}
          onChange={(event) => set({ confirmation: event.target.value })}
        />
        <MatchHint next={form.next} confirmation={form.confirmation} />
        {problem && <Alert tone="danger">{problem.text}</Alert>}
        <Button type="submit" size="lg" fullWidth disabled={!isComplete} loading={isPending}>
          {t('changePassword.submit')}
        </Button>
        {isRequired ? (
          <Button variant="ghost" fullWidth onClick={() => void logout('user')}>
            {t('changePassword.logout')}
          </Button>
        ) : (
          <p className={formStyles.switch}>
            <AccountLink />
          </p>
        )}
      </Form>
    </Dialog>
  )
}
