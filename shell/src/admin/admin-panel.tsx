import { useTranslation } from '@confida/i18n'
import { EmptyState, PageSpinner } from '@confida/ui'
import { lazy, Suspense } from 'react'
import { RemoteOutlet } from '../remotes/remote-outlet.tsx'
import { RemoteUnavailable } from '../remotes/remote-unavailable.tsx'
import styles from './admin-panel.module.css'
import { AdminSidebar } from './admin-sidebar.tsx'
import { useAdminNavigation } from './use-admin-navigation.ts'
import { useView } from './use-view.ts'
import { useViewTitle } from './use-view-title.ts'
import { viewScreens } from './view-screens.ts'

// antd is loaded for the back office only.
const BackOfficeRoot = lazy(async () => ({ default: (await import('@confida/ui/antd')).BackOfficeRoot }))

type Navigation = ReturnType<typeof useAdminNavigation>

function View({ navigation }: { navigation: Navigation }) {
  const { t } = useTranslation('shell')
  const view = useView()
  const owner = navigation.ownerOf(view)
  if (owner) {
    return viewScreens(view, owner).map(({ remote, route }) => (
      <RemoteOutlet key={`${remote} ${route}`} remote={remote} route={route} />
    ))
  }
  if (navigation.isLoading) return <PageSpinner />
  const [failure] = navigation.failures
  if (failure) return <RemoteUnavailable failure={failure} onRetry={() => navigation.retry(failure.remote)} />
  return <EmptyState title={t('admin.unknownView')} />
}

/** The back office: the navigation that the administrators' remotes contribute, and the view named in the address. */
export function AdminPanel() {
  const navigation = useAdminNavigation()
  useViewTitle([...navigation.entries, ...navigation.headerEntries])
  return (
    <div className={styles.panel}>
      <AdminSidebar entries={navigation.entries} />
      <div className={styles.view}>
        <Suspense fallback={<PageSpinner />}>
          <BackOfficeRoot>
            <View navigation={navigation} />
          </BackOfficeRoot>
        </Suspense>
      </div>
    </div>
  )
}
