import { useTranslation } from '@confida/i18n'
import styles from './reset.module.css'

/** Below this many seconds the countdown turns red (specification §9). */
const URGENT_SECONDS = 60

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

/** The time until a code expires. */
export function Countdown({ seconds }: { seconds: number }) {
  const { t } = useTranslation('auth')
  if (seconds === 0) {
    return (
      <p role="alert" className={styles.countdown} data-urgent>
        {t('reset.expired')}
      </p>
    )
  }
  return (
    <p className={styles.countdown} data-urgent={seconds < URGENT_SECONDS || undefined}>
      {t('reset.expiresIn')}{' '}
      <strong role="timer" dir="ltr">
        {clock(seconds)}
      </strong>
    </p>
  )
}
