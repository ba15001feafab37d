import { useTranslation } from '@confida/i18n'
import { classNames } from '../class-names.ts'
import styles from './progress-dots.module.css'

export interface ProgressDotsProps {
  /** The steps' names, in order. */
  steps: readonly string[]
  /** The current one, from 0. */
  current: number
  /** Makes the steps already done clickable. */
  onStep?: (step: number) => void
  /** The last step that `onStep` may be called for; the one before the current where it is not given. */
  reachable?: number
}

/** Where one is in a row of steps: a bar of dots with the current step's name. */
export function ProgressDots({ steps, current, onStep, reachable = current - 1 }: ProgressDotsProps) {
  const { t } = useTranslation('common')
  return (
    <div className={styles.progress}>
      <ol className={`cf-list ${styles.dots}`}>
        {steps.map((step, index) => {
          const state = classNames(
            styles.dot,
            index < current && styles.done,
            index === current && styles.current,
          )
          return (
            <li key={step} className={styles.item} aria-current={index === current ? 'step' : undefined}>
              {onStep && index !== current && index <= reachable ? (
                <button
                  type="button"
                  className={state}
                  aria-label={step}
                  title={step}
                  onClick={() => onStep(index)}
                />
              ) : (
                <span className={state}>
                  <span className="cf-hidden">{step}</span>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <p className={styles.words}>
        <span>{t('progress', { step: current + 1, total: steps.length })}</span>
        <strong>{steps[current]}</strong>
      </p>
    </div>
  )
}
