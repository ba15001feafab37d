import { useTranslation } from '@confida/i18n'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import styles from './reset.module.css'

/** Milliseconds until the page leads on (specification §9). */
const REDIRECT_MS = 3000

/** The password is changed; leads to the landing page by itself. */
export function DoneStep() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate('/', { replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div role="status" className={styles.done}>
      <CircleCheck aria-hidden size={56} strokeWidth={1.6} />
      <h1 className={styles.title} tabIndex={-1}>
        {t('reset.doneTitle')}
      </h1>
      <p>{t('reset.doneText')}</p>
    </div>
  )
}
