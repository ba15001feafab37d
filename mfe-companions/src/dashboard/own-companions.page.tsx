import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { useCompanions } from '../companions/api/companion.queries.ts'
import { LazyDialog } from '../lazy/lazy-dialog.tsx'
import { wizardDialog } from '../wizard/lazy-wizard.ts'
import { CompanionsSection } from './components/companions-section.tsx'
import { useCompanionWizard } from './use-companion-wizard.ts'

/**
 * An administrator's own companions, in the back office. The wizard always stands above the list: the place is not this
 * screen's alone.
 */
export function OwnCompanionsPage() {
  const { t } = useTranslation('companions')
  const companions = useCompanions()
  const { view, edited, wizard, openCreate, openEdit, openList } = useCompanionWizard(companions.data)
  return (
    <>
      <PageHeader title={t('own.title')} description={t('own.description')} />
      <CompanionsSection companions={companions} onCreate={openCreate} onEdit={openEdit} />
      {(edited || view.name === 'create') && (
        <LazyDialog
          key={view.key}
          chunk={wizardDialog}
          props={{ ...wizard, companion: edited, onClose: openList }}
        />
      )}
    </>
  )
}
