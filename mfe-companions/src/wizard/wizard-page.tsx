import { useTranslation } from '@confida/i18n'
import { Button, Card, DirectionalIcon, PageHeader } from '@confida/ui'
import { ArrowLeft } from 'lucide-react'
import { useId } from 'react'
import { CompanionPreview } from './components/companion-preview.tsx'
import { WizardButtons } from './components/wizard-buttons.tsx'
import { WizardForm } from './components/wizard-form.tsx'
import { useWizard, type WizardOptions } from './use-wizard.ts'
import styles from './wizard.module.css'

/** The wizard as a page, with the way back above it and the companion taking shape beside it. */
export function WizardPage({ onBack, ...options }: WizardOptions & { onBack: () => void }) {
  const { t } = useTranslation('companions')
  const wizard = useWizard(options)
  const formId = useId()
  const mode = wizard.isEdit ? 'edit' : 'create'
  const back = (
    <Button
      variant="ghost"
      size="sm"
      className={styles.back}
      icon={
        <DirectionalIcon>
          <ArrowLeft aria-hidden />
        </DirectionalIcon>
      }
      onClick={onBack}
    >
      {t('wizard.back')}
    </Button>
  )
  return (
    <div className={styles.page}>
      <PageHeader
        back={back}
        title={t(`wizard.title.${mode}`)}
        description={t(`wizard.description.${mode}`)}
        className={styles.header}
      />
      <div className={styles.columns}>
        <Card padding="none" className={styles.card}>
          <WizardForm id={formId} wizard={wizard} />
          <div className={styles.buttons}>
            <WizardButtons formId={formId} wizard={wizard} />
          </div>
        </Card>
        <CompanionPreview values={wizard.values} className={styles.preview} />
      </div>
    </div>
  )
}
