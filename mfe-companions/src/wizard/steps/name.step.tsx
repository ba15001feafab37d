import { COMPANION_NAME_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { TextField } from '@confida/ui'
import { PortraitField } from '../portrait/portrait-field.tsx'
import styles from '../wizard.module.css'
import type { StepProps } from './step.types.ts'

export function NameStep({ values, onChange }: StepProps) {
  const { t } = useTranslation('companions')
  return (
    <div className={styles.nameStep}>
      <h2 className={styles.stepTitle}>{t('wizard.steps.name.title')}</h2>
      <TextField
        label={t('wizard.steps.name.field')}
        hint={t('wizard.steps.name.hint')}
        placeholder={t('wizard.steps.name.placeholder')}
        value={values.name}
        maxLength={COMPANION_NAME_MAX}
        autoComplete="off"
        dir="auto"
        required
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <PortraitField
        name={values.name}
        portrait={values.portrait ?? null}
        onChange={(portrait) => onChange({ portrait })}
      />
    </div>
  )
}
