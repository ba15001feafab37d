import { type DeletedUser, deletedUserSorts, readListSearch } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useAddress } from '@confida/remote-kit/address'
import { PageHeader, useIsPhone } from '@confida/ui'
import { Card, SearchFilter, Skeleton, useFocusReturn } from '@confida/ui/antd'
import { lazy, Suspense, useState } from 'react'
import { Pager } from '../paging/pager.tsx'
import { useCursor } from '../paging/use-cursor.ts'
import { usePageRecovery } from '../paging/use-page-recovery.ts'
import { DELETED_PAGE_SIZE, useDeletedPage } from './api/deleted-user.queries.ts'
import { DeletedAccountDialog } from './components/deleted-account-dialog.tsx'
import type { DeletedAction } from './components/deleted-actions.tsx'
import { DeletedCards } from './components/deleted-cards.tsx'
import { DeletedDataDialog } from './components/deleted-data-dialog.tsx'
import { DeletedTable } from './components/deleted-table.tsx'
import styles from './deleted-user-list.module.css'
import { useOpenedDeletedUser } from './drawer/use-opened-deleted-user.ts'

const DeletedUserDrawer = lazy(async () => ({
  default: (await import('./drawer/deleted-user-drawer.tsx')).DeletedUserDrawer,
}))

/** Deleted accounts, which can be looked at, brought back, handed over and erased for good. */
export function DeletedUserListPage() {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const { params, change } = useAddress()
  const search = readListSearch(params)
  const cursor = useCursor()
  const Rows = useIsPhone() ? DeletedCards : DeletedTable
  const sort = deletedUserSorts.find((each) => each === params.get('sort'))
  const page = useDeletedPage({ search, sort }, cursor.cursor)
  const isLeaving = usePageRecovery(page, cursor)
  const [dialog, setDialog] = useState<{ name: DeletedAction | 'erase' | 'dataFile'; user: DeletedUser }>()
  const opened = useOpenedDeletedUser()
  // The last one stays until it has moved out.
  const [shownId, setShownId] = useState(opened.id)
  if (opened.id && opened.id !== shownId) setShownId(opened.id)
  const close = () => setDialog(undefined)
  const rows = useFocusReturn(dialog !== undefined)
  return (
    <>
      <PageHeader title={t('deleted.title')} description={t('deleted.description')} />
      <SearchFilter
        className={styles.search}
        label={t('filters.search')}
        placeholder={t('filters.searchPlaceholder')}
        value={search}
        onSearch={(text) => change({ search: text, cursor: undefined }, { replace: true })}
      />
      {page.isPending || isLeaving ? (
        <div role="status" aria-label={tc('loading')}>
          <Card>
            <Skeleton active title={false} paragraph={{ rows: 6 }} />
          </Card>
        </div>
      ) : (
        // A list that cannot be had is shown as an empty one (specification §7).
        <div {...rows}>
          <Rows
            users={page.data?.rows ?? []}
            sort={sort ?? '-deleted_at'}
            onSort={(next) => change({ sort: next, cursor: undefined })}
            onOpen={(name, user) => setDialog({ name, user })}
            onShow={opened.open}
          />
        </div>
      )}
      {page.data && page.data.rows.length > 0 && (
        <Pager page={page.data} pageSize={DELETED_PAGE_SIZE} cursor={cursor} />
      )}
      {shownId && (
        <Suspense>
          <DeletedUserDrawer
            key={shownId}
            id={shownId}
            isOpen={opened.id === shownId}
            onAction={(name, user) => setDialog({ name, user })}
            onClosed={() => setShownId(undefined)}
          />
        </Suspense>
      )}
      {dialog?.name === 'data' && (
        <DeletedDataDialog
          user={dialog.user}
          onChoose={(name) => setDialog({ name, user: dialog.user })}
          onClosed={close}
        />
      )}
      {dialog && dialog.name !== 'data' && (
        <DeletedAccountDialog key={dialog.name} action={dialog.name} user={dialog.user} onClosed={close} />
      )}
    </>
  )
}
