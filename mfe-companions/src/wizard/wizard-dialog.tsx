import { useTranslation } from '@confida/i18n'
import { Dialog } from '@confida/ui'
import { useId } from 'react'
import { WizardButtons } from './components/wizard-buttons.tsx'
import { WizardForm } from './components/wizard-form.tsx'
import { useWizard, type WizardOptions } from './use-wizard.ts'

/** The same wizard as a dialog, above the list. */
export function WizardDialog({ onClose, ...options }: WizardOptions & { onClose: () => void }) {
  const { t } = useTranslation('companions')
  const wizard = useWizard(options)
  const formId = useId()
  return (
    <Dialog
      open
      size="lg"
      title={t(`wizard.title.${wizard.isEdit ? 'edit' : 'create'}`)}
      dismissible={!wizard.isSaving}
      onClose={onClose}
      footer={<WizardButtons formId={formId} wizard={wizard} />}
    >
      <WizardForm id={formId} wizard={wizard} />
    </Dialog>
  )
}
