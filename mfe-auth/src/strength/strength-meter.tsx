import { useTranslation } from '@confida/i18n'
import { VisuallyHidden } from '@confida/ui'
import { type PasswordStrength, passwordStrength } from './password-strength.ts'
import styles from './strength-meter.module.css'

const levels: PasswordStrength[] = ['tooShort', 'weak', 'medium', 'strong']

/** Four bars that fill as the password grows, and the word for it. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation('auth')
  const strength = passwordStrength(password)
  const level = strength ? levels.indexOf(strength) + 1 : 0
  const word = strength && t(`strength.${strength}`)
  return (
    <div className={styles.meter} data-strength={strength}>
      <div aria-hidden className={styles.bars}>
        {levels.map((name, index) => (
          <span key={name} className={styles.bar} data-filled={index < level || undefined} />
        ))}
      </div>
      <p className={styles.word} aria-live="polite">
        <VisuallyHidden>{t('strength.label')}</VisuallyHidden> <span>{word}</span>
      </p>
    </div>
  )
}
