import { useTranslation } from '@confida/i18n'
import { Alert, MAIN_ID, SkipLink } from '@confida/ui'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PlainHeader } from '../page/plain-header.tsx'
import { usePageTitle } from '../page/use-page-title.ts'
import styles from './auth.module.css'
import { AuthAside } from './auth-aside.tsx'
import { LoginForm } from './login-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const HOME = '/dashboard'

/** Where the session has ended by itself, if it has. */
function useWayBack(): string | undefined {
  const state: unknown = useLocation().state
  const isKnown = typeof state === 'object' && state !== null && 'from' in state
  return isKnown ? String(state.from) : undefined
}

/** Login and registration as a screen of its own, where protected paths lead those who are not logged in. */
export function AuthPage() {
  const { t } = useTranslation('auth')
  const [isNew, setIsNew] = useState(false)
  const navigate = useNavigate()
  usePageTitle(t(isNew ? 'screen.registerPage' : 'screen.loginPage'))
  const wayBack = useWayBack()
  const hasExpired = wayBack !== undefined
  const handleDone = () => navigate(wayBack ?? HOME, { replace: true })
  return (
    <div className={styles.page}>
      <SkipLink />
      <AuthAside />
      <div className={styles.side}>
        <PlainHeader />
        <main id={MAIN_ID} tabIndex={-1} className={styles.middle}>
          <div className={styles.panel}>
            <h1 className={styles.title}>{t(isNew ? 'register.title' : 'login.title')}</h1>
            <p className={styles.description}>{t(isNew ? 'register.description' : 'login.description')}</p>
            {hasExpired && (
              <Alert tone="warning" className={styles.expired}>
                {t('screen.expired')}
              </Alert>
            )}
            {isNew ? <SignUpForm onDone={handleDone} /> : <LoginForm onDone={handleDone} />}
            <button type="button" className={styles.toggle} onClick={() => setIsNew(!isNew)}>
              {t(isNew ? 'screen.toLogin' : 'screen.toRegister')}
            </button>
          </div>
        </main>
      </div>
    </div>
  )
}
