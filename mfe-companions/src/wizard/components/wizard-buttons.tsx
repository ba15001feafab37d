import { useTranslation } from '@confida/i18n'
import { Button, DirectionalIcon } from '@confida/ui'
import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import type { Wizard } from '../use-wizard.ts'

/** Previous, Next, and on the last step Create or Update. */
export function WizardButtons({ formId, wizard }: { formId: string; wizard: Wizard }) {
  const { t } = useTranslation('companions')
  return (
    <>
      <Button
        variant="secondary"
        disabled={wizard.step === 0 || wizard.isSaving}
        icon={
          <DirectionalIcon>
            <ArrowLeft aria-hidden />
          </DirectionalIcon>
        }
        onClick={wizard.previous}
      >
        {t('wizard.previous')}
      </Button>
      {wizard.isLast ? (
        <Button
          key="save"
          type="submit"
          form={formId}
          disabled={!wizard.isValid}
          loading={wizard.isSaving}
          icon={<Check aria-hidden />}
        >
          {t(wizard.isEdit ? 'wizard.update' : 'wizard.create')}
        </Button>
      ) : (
        <Button
          key="next"
          type="submit"
          form={formId}
          disabled={!wizard.isValid}
          endIcon={
            <DirectionalIcon>
              <ArrowRight aria-hidden />
            </DirectionalIcon>
          }
        >
          {t('wizard.next')}
        </Button>
      )}
    </>
  )
}
