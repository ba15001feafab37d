import type { Companion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { notify, PageSpinner } from '@confida/ui'
import { Suspense } from 'react'
import { useCompanions } from '../companions/api/companion.queries.ts'
import { useWizardPrefetch, WizardDialog, WizardPage } from '../wizard/lazy-wizard.ts'
import { DashboardHome } from './components/dashboard-home.tsx'
import { useCompanionView } from './use-companion-view.ts'

/** The dashboard of an ordinary user: the list of partners, or the wizard in its place or above it. */
export function Screen() {
  const { t } = useTranslation('companions')
  const userId = useSession((session) => session.user?.id)
  const companions = useCompanions()
  const { view, openCreate, openEdit, openList } = useCompanionView()
  useWizardPrefetch()

  const handleSaved = ({ name }: Companion) => {
    notify.success(
      t(view.name === 'create' ? 'partners.create_success' : 'partners.update_success', { name }),
    )
    openList()
  }
  const edited = view.name === 'edit' && companions.data?.find(({ id }) => id === view.id)
  const wizard = { draftKey: `${userId} ${view.key}`, onSaved: handleSaved }

  if (edited || (view.name === 'create' && !view.isDialog)) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <WizardPage {...wizard} key={view.key} companion={edited || undefined} onBack={openList} />
      </Suspense>
    )
  }
  return (
    <>
      <DashboardHome companions={companions} onCreate={openCreate} onEdit={({ id }) => openEdit(id)} />
      {view.name === 'create' && (
        <Suspense>
          <WizardDialog {...wizard} key={view.key} onClose={openList} />
        </Suspense>
      )}
    </>
  )
}
