import { COMPANION_LIMIT, type Companion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useSession } from '@confida/session'
import { ErrorState } from '@confida/ui'
import { useState } from 'react'
import type { useCompanions } from '../../companions/api/companion.queries.ts'
import { CompanionList } from '../../companions/components/companion-list.tsx'
import { CompanionSkeletons } from '../../companions/components/companion-skeletons.tsx'
import { LimitDialog } from '../../companions/components/limit-dialog.tsx'
import { NoOwnCompanions } from '../../companions/components/no-own-companions.tsx'
import { Welcome } from '../../companions/components/welcome.tsx'
import { useEmptinessFocus } from '../list-focus.ts'
import { CompanionFileDialogs } from './companion-file-dialogs.tsx'

export interface CompanionsSectionProps {
  companions: ReturnType<typeof useCompanions>
  onCreate: (options?: { isDialog: boolean }) => void
  onEdit: (companion: Companion) => void
}

/** The companions in whatever state they are: loading, failed, none yet, or there. */
export function CompanionsSection({ companions, onCreate, onEdit }: CompanionsSectionProps) {
  const { t } = useTranslation('companions')
  const isAdmin = useSession((session) => session.user?.role === 'admin')
  const expected = useSession((session) => session.user?.companion_count ?? COMPANION_LIMIT)
  const [isLimitShown, setIsLimitShown] = useState(false)
  const [isImporting, setIsImporting] = useState(false)
  const [exported, setExported] = useState<Companion>()
  const { data, isPending, isFetching, refetch } = companions
  // The button of an import, or of the last removal, goes with what it stood in.
  useEmptinessFocus(data && data.length === 0)

  if (isPending) return <CompanionSkeletons count={expected} />
  if (!data) {
    return <ErrorState title={t('companions.load_error')} isRetrying={isFetching} onRetry={() => refetch()} />
  }

  const isFull = !isAdmin && data.length >= COMPANION_LIMIT
  const handleCreate = (options?: { isDialog: boolean }) => {
    if (isFull) setIsLimitShown(true)
    else onCreate(options)
  }
  const handleImport = () => (isFull ? setIsLimitShown : setIsImporting)(true)
  const closeFiles = () => {
    setIsImporting(false)
    setExported(undefined)
  }

  const NoCompanions = isAdmin ? NoOwnCompanions : Welcome
  return (
    <>
      {data.length === 0 ? (
        <NoCompanions onCreate={() => handleCreate()} onImport={handleImport} />
      ) : (
        <CompanionList
          companions={data}
          onCreate={() => handleCreate()}
          onQuickCreate={() => handleCreate({ isDialog: true })}
          onImport={handleImport}
          onExport={setExported}
          onEdit={onEdit}
        />
      )}
      <CompanionFileDialogs isImporting={isImporting} exported={exported} onClose={closeFiles} />
      <LimitDialog open={isLimitShown} onClose={() => setIsLimitShown(false)} />
    </>
  )
}
