import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { PageHeader, useIsPhone } from '@confida/ui'
import { useFocusReturn } from '@confida/ui/antd'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ButtonLink } from '../address/button-link.tsx'
import { viewLink } from '../address/view-link.ts'
import { FilterChips } from './components/filter-chips.tsx'
import { UserCards } from './components/user-cards.tsx'
import { listPeriods, UserFilterBar } from './components/user-filter-bar.tsx'
import { UserTiles } from './components/user-tiles.tsx'
import type { UserAction } from './dialogs/user-dialog.ts'
import { UserDialogs } from './dialogs/user-dialogs.tsx'
import { LayoutSwitch } from './layout/layout-switch.tsx'
import { useUserLayout } from './layout/use-user-layout.ts'
import { SavedFilters } from './saved-filters/saved-filters.tsx'
import { UserTableView } from './table/user-table-view.tsx'
import { useUserFilters } from './use-user-filters.ts'

/** All accounts: statistics, filters, and a page of cards or rows with what can be done to each. */
export function UserListPage() {
  const { t } = useTranslation('adminUsers')
  const list = useUserFilters(listPeriods)
  const isPhone = useIsPhone()
  const { layout, choose } = useUserLayout()
  const View = layout === 'table' ? UserTableView : UserCards
  const { search } = useLocation()
  const [dialog, setDialog] = useState<{ action: UserAction; user: User }>()
  const rows = useFocusReturn(dialog !== undefined)
  return (
    <>
      <PageHeader
        title={t('list.title')}
        description={t('list.description')}
        actions={
          <>
            <LayoutSwitch value={layout} onChange={choose} />
            <ButtonLink
              type="primary"
              to={viewLink('create-user')}
              state={{ list: search }}
              icon={<UserPlus aria-hidden size={16} />}
            >
              {t('list.create')}
            </ButtonLink>
          </>
        }
      />
      <UserTiles />
      <UserFilterBar filters={list.filters} isOrdered={layout === 'cards' || isPhone} onChange={list.set} />
      <SavedFilters list={list} />
      <FilterChips list={list} />
      <div {...rows}>
        <View list={list} onAction={(action, user) => setDialog({ action, user })} />
      </div>
      <UserDialogs open={dialog} onClosed={() => setDialog(undefined)} />
    </>
  )
}
