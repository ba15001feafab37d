import { useTranslation } from '@confida/i18n'
import { EmptyState, PageSpinner } from '@confida/ui'
import { LockKeyhole } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { RegistryUnavailable } from '../remotes/registry-unavailable.tsx'
import { RemoteOutlet } from '../remotes/remote-outlet.tsx'
import { useRegistry } from '../remotes/use-registry.ts'
import { viewScreens } from '../routing/route-table.ts'
import { isFor, useAdministratorRole } from './access.ts'
import styles from './admin-panel.module.css'
import { AdminSidebar } from './admin-sidebar.tsx'
import { useAdminNavigation } from './use-admin-navigation.ts'
import { useView } from './use-view.ts'
import { useViewTitle } from './use-view-title.ts'

// antd is loaded for the back office only.
const BackOfficeRoot = lazy(async () => ({ default: (await import('@confida/ui/antd')).BackOfficeRoot }))
const OfflineNotice = lazy(async () => ({ default: (await import('@confida/ui/antd')).OfflineNotice }))

function View() {
  const { t } = useTranslation('shell')
  const registry = useRegistry()
  const role = useAdministratorRole()
  const all = viewScreens(registry, useView())
  const screens = all.filter(({ areas }) => isFor(role, areas))
  if (all.length === 0)
    return registry.gap ? <RegistryUnavailable /> : <EmptyState heading="h1" title={t('admin.unknownView')} />
  if (screens.length === 0)
    return (
      <EmptyState
        heading="h1"
        illustration={<LockKeyhole aria-hidden size={28} />}
        title={t('admin.notPermitted')}
      >
        {t('admin.notPermittedText')}
      </EmptyState>
    )
  return screens.map(({ remote, route }) => (
    <RemoteOutlet key={`${remote} ${route}`} remote={remote} route={route} />
  ))
}

/** The back office: the navigation that the administrators' remotes contribute, and the view named in the address. */
export function AdminPanel() {
  const navigation = useAdminNavigation()
  useViewTitle([...navigation.entries, ...navigation.headerEntries])
  return (
    <div className={styles.panel}>
      <AdminSidebar entries={navigation.entries} />
      <div className={styles.view} data-density="dense">
        <Suspense fallback={<PageSpinner />}>
          <BackOfficeRoot>
            <OfflineNotice />
            <View />
          </BackOfficeRoot>
        </Suspense>
      </div>
    </div>
  )
}
