import type { WizardValues } from '../wizard-values.ts'

export interface StepProps {
  values: WizardValues
  onChange: (changes: Partial<WizardValues>) => void
}
