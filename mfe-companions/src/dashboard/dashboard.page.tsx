import { useCompanions } from '../companions/api/companion.queries.ts'
import { LazyDialog } from '../lazy/lazy-dialog.tsx'
import { LazyPart } from '../lazy/lazy-part.tsx'
import { wizardDialog, wizardPage } from '../wizard/lazy-wizard.ts'
import { DashboardHome } from './components/dashboard-home.tsx'
import { useCompanionWizard } from './use-companion-wizard.ts'

/** The dashboard of an ordinary user: the list of companions, or the wizard in its place or above it. */
export function DashboardPage() {
  const companions = useCompanions()
  const { view, edited, wizard, openCreate, openEdit, openList } = useCompanionWizard(companions.data)

  if (edited || (view.name === 'create' && !view.isDialog)) {
    return (
      <LazyPart
        key={view.key}
        chunk={wizardPage}
        props={{ ...wizard, companion: edited, onBack: openList }}
      />
    )
  }
  return (
    <>
      <DashboardHome companions={companions} onCreate={openCreate} onEdit={openEdit} />
      {view.name === 'create' && (
        <LazyDialog key={view.key} chunk={wizardDialog} props={{ ...wizard, onClose: openList }} />
      )}
    </>
  )
}
