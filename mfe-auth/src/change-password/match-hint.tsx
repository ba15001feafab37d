import { useTranslation } from '@confida/i18n'
import { CircleAlert, CircleCheck } from 'lucide-react'
import styles from './match-hint.module.css'

interface MatchHintProps {
  next: string
  confirmation: string
}

/** Says while typing whether the two new passwords match. Its line is always there, so that nothing moves. */
export function MatchHint({ next, confirmation }: MatchHintProps) {
  const { t } = useTranslation('auth')
  const isMatch = next === confirmation
  const Icon = isMatch ? CircleCheck : CircleAlert
  return (
    <p className={styles.hint} aria-live="polite" data-match={isMatch}>
      {confirmation && (
        <>
          <Icon aria-hidden size={16} />
          {t(isMatch ? 'changePassword.match' : 'changePassword.mismatch')}
        </>
      )}
    </p>
  )
}
