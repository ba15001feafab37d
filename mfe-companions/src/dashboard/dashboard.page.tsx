import type { Companion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { notify, PageSpinner } from '@confida/ui'
import { lazy, Suspense } from 'react'
import { BirthdayGreeting } from '../birthday/birthday-greeting.tsx'
import { useCompanions } from '../companions/api/companion.queries.ts'
import { CompanionsSection } from './components/companions-section.tsx'
import { DashboardHeader } from './components/dashboard-header.tsx'
import { DashboardStats } from './components/dashboard-stats.tsx'
import styles from './dashboard.module.css'
import { useCompanionView } from './use-companion-view.ts'

const WizardPage = lazy(async () => ({ default: (await import('../wizard/wizard-page.tsx')).WizardPage }))
const WizardDialog = lazy(async () => ({
  default: (await import('../wizard/wizard-dialog.tsx')).WizardDialog,
}))

/** The dashboard of an ordinary user: the list of partners, or the wizard in its place. */
export function Screen() {
  const { t } = useTranslation('companions')
  const userId = useSession((session) => session.user?.id)
  const companions = useCompanions()
  const { view, openCreate, openEdit, openList } = useCompanionView()

  const handleSaved = (saved: Companion) => {
    const isNew = view.name === 'create'
    notify.success(t(isNew ? 'partners.create_success' : 'partners.update_success', { name: saved.name }))
    openList()
  }

  if (view.name === 'create' && !view.isDialog) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <WizardPage
          key={view.key}
          draftKey={`${userId} ${view.key}`}
          onSaved={handleSaved}
          onBack={openList}
        />
      </Suspense>
    )
  }

  const edited = view.name === 'edit' ? companions.data?.find(({ id }) => id === view.id) : undefined
  if (edited) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <WizardPage key={edited.id} companion={edited} onSaved={handleSaved} onBack={openList} />
      </Suspense>
    )
  }

  return (
    <div className={styles.page}>
      <DashboardHeader />
      <DashboardStats created={companions.data?.length} />
      <CompanionsSection
        companions={companions}
        onCreate={openCreate}
        onEdit={(companion) => openEdit(companion.id)}
      />
      <BirthdayGreeting />
      {view.name === 'create' && (
        <Suspense>
          <WizardDialog
            key={view.key}
            draftKey={`${userId} ${view.key}`}
            onSaved={handleSaved}
            onClose={openList}
          />
        </Suspense>
      )}
    </div>
  )
}
