import type { CompanionFilePreview } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useState } from 'react'
import { firstInvalidStep, wizardSteps } from '../../wizard/wizard-steps.ts'
import type { WizardValues } from '../../wizard/wizard-values.ts'
import styles from '../companion-files.module.css'
import { CardWords } from './card-words.tsx'
import { ImportContents } from './import-contents.tsx'
import { ReviewStep } from './review-step.tsx'

export interface ImportReviewProps {
  values: WizardValues
  /** Of the file. */
  preview?: CompanionFilePreview
  onChange: (changes: Partial<WizardValues>) => void
}

/** What was understood of a file, choice by choice, each open to correction; before anything is made of it. */
export function ImportReview({ values, preview, onChange }: ImportReviewProps) {
  const { t } = useTranslation('companions')
  const [openStep, setOpenStep] = useState(() => firstInvalidStep(values))
  return (
    <div className={styles.review}>
      <p role="status">{t('files.import.review')}</p>
      <ol className={styles.steps}>
        {wizardSteps.map(({ id, labelKey }, index) => (
          <ReviewStep
            key={id}
            index={index}
            label={t(labelKey)}
            values={values}
            isOpen={index === openStep}
            onToggle={() => setOpenStep(index === openStep ? undefined : index)}
            onChange={onChange}
          />
        ))}
      </ol>
      {preview?.contents && <ImportContents contents={preview.contents} />}
      {preview?.card && <CardWords card={preview.card} />}
    </div>
  )
}
