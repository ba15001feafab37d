import { useTranslation } from '@confida/i18n'
import { classNames } from '@confida/ui'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { isStepValid, wizardSteps } from '../../wizard/wizard-steps.ts'
import type { WizardValues } from '../../wizard/wizard-values.ts'
import styles from '../companion-files.module.css'
import { useChoiceTexts } from '../use-choice-texts.ts'

export interface ReviewStepProps {
  /** Of the wizard's steps. */
  index: number
  label: string
  values: WizardValues
  isOpen: boolean
  onToggle: () => void
  onChange: (changes: Partial<WizardValues>) => void
}

/** One choice as it stands, which opens to the wizard's step for it. */
export function ReviewStep({ index, label, values, isOpen, onToggle, onChange }: ReviewStepProps) {
  const { t } = useTranslation('companions')
  const { id, Step } = wizardSteps[index] ?? wizardSteps[0]
  const words = useChoiceTexts(values)
  const panelId = useId()
  const isMissing = !isStepValid(index, values)
  return (
    <li className={styles.step}>
      <button
        type="button"
        className={styles.stepButton}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
      >
        <span className={styles.stepLabel}>{label}</span>{' '}
        <span className={classNames(styles.stepValue, isMissing && styles.missing)}>
          <bdi>{isMissing ? t('files.import.missing') : words[id]}</bdi>
        </span>
        <ChevronDown aria-hidden className={styles.chevron} />
      </button>
      <div id={panelId} hidden={!isOpen} className={styles.stepPanel}>
        {isOpen && <Step values={values} onChange={onChange} />}
      </div>
    </li>
  )
}
