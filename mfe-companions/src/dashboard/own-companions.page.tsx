import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { Suspense } from 'react'
import { useCompanions } from '../companions/api/companion.queries.ts'
import { WizardDialog } from '../wizard/lazy-wizard.ts'
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
        <Suspense>
          <WizardDialog {...wizard} key={view.key} companion={edited} onClose={openList} />
        </Suspense>
      )}
    </>
  )
}
