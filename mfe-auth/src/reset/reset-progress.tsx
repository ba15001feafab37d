import { useTranslation } from '@confida/i18n'
import styles from './reset.module.css'

const steps = ['email', 'code', 'password'] as const

/** Which of the three steps is open. */
export function ResetProgress({ step }: { step: (typeof steps)[number] }) {
  const { t } = useTranslation('auth')
  const current = steps.indexOf(step)
  return (
    <ol className={styles.progress}>
      {steps.map((name, index) => (
        <li
          key={name}
          className={styles.progressStep}
          data-reached={index <= current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {t(`reset.steps.${name}`)}
        </li>
      ))}
    </ol>
  )
}
