import { PageSpinner } from '@confida/ui'
import { Suspense } from 'react'
import { useCompanions } from '../companions/api/companion.queries.ts'
import { WizardDialog, WizardPage } from '../wizard/lazy-wizard.ts'
import { DashboardHome } from './components/dashboard-home.tsx'
import { useCompanionWizard } from './use-companion-wizard.ts'

/** The dashboard of an ordinary user: the list of companions, or the wizard in its place or above it. */
export function DashboardPage() {
  const companions = useCompanions()
  const { view, edited, wizard, openCreate, openEdit, openList } = useCompanionWizard(companions.data)

  if (edited || (view.name === 'create' && !view.isDialog)) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <WizardPage {...wizard} key={view.key} companion={edited} onBack={openList} />
      </Suspense>
    )
  }
  return (
    <>
      <DashboardHome companions={companions} onCreate={openCreate} onEdit={openEdit} />
      {view.name === 'create' && (
        <Suspense>
          <WizardDialog {...wizard} key={view.key} onClose={openList} />
        </Suspense>
      )}
    </>
  )
}
