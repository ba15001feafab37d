import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { Button, Card, LoadFailure, Skeleton, useFocusReturn } from '@confida/ui/antd'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { type AdministratorRow, toRows } from './administrator-row.ts'
import { useAdministrators } from './api/administrator.queries.ts'
import { AdministratorTable } from './components/administrator-table.tsx'
import type { AdministratorAction } from './components/row-actions.tsx'
import { InviteDialog } from './dialogs/invite-dialog.tsx'
import { PlainChangeDialog } from './dialogs/plain-change-dialog.tsx'
import { RoleDialog } from './dialogs/role-dialog.tsx'

type OpenDialog = { name: 'invite' } | { name: AdministratorAction; row: AdministratorRow }

/** Who administers Confida and as what, and who has been invited to. */
export function AdministratorsPage() {
  const { t } = useTranslation('administrators')
  const { t: tc } = useTranslation('common')
  const { data, isPending, isFetching, refetch } = useAdministrators()
  const [dialog, setDialog] = useState<OpenDialog>()
  const rows = useFocusReturn(dialog !== undefined)
  const close = () => setDialog(undefined)
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <Button
            type="primary"
            icon={<MailPlus aria-hidden size={16} />}
            onClick={() => setDialog({ name: 'invite' })}
          >
            {t('invite.open')}
          </Button>
        }
      />
      {isPending && (
        <div role="status" aria-label={tc('loading')}>
          <Card>
            <Skeleton active title={false} paragraph={{ rows: 4 }} />
          </Card>
        </div>
      )}
      {data && (
        <div {...rows}>
          <AdministratorTable rows={toRows(data)} onAction={(name, row) => setDialog({ name, row })} />
        </div>
      )}
      {!data && !isPending && (
        <LoadFailure title={t('loadError')} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {dialog && <Dialog dialog={dialog} onClosed={close} />}
    </>
  )
}

function Dialog({ dialog, onClosed }: { dialog: OpenDialog; onClosed: () => void }) {
  if (dialog.name === 'invite') return <InviteDialog onClosed={onClosed} />
  const { name, row } = dialog
  if (name !== 'role') return <PlainChangeDialog change={name} row={row} onClosed={onClosed} />
  return row.administrator && <RoleDialog administrator={row.administrator} onClosed={onClosed} />
}
