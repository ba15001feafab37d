import { useTranslation } from '@confida/i18n'
import { Button, Cluster, Dialog } from '@confida/ui'
import { ContentDiff } from './components/content-diff.tsx'
import type { ContentText } from './content-source.ts'

interface ConflictDialogProps {
  /** The version that was saved in the meantime, and what it says. */
  version: number
  saved: ContentText[]
  /** What the administrator has written. */
  mine: ContentText[]
  onOverwrite: () => void
  onClose: () => void
}

/** Shows what saving would change in the version that somebody else has saved, before it is done anyway. */
export function ConflictDialog({ version, saved, mine, onOverwrite, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  return (
    <Dialog
      open
      size="lg"
      title={t('versions.conflictTitle', { version })}
      description={t('versions.conflictText')}
      onClose={onClose}
      footer={
        <Cluster justify="end">
          <Button variant="secondary" onClick={onClose}>
            {tc('actions.cancel')}
          </Button>
          <Button variant="danger" onClick={onOverwrite}>
            {t('versions.overwrite')}
          </Button>
        </Cluster>
      }
    >
      <ContentDiff before={saved} after={mine} />
    </Dialog>
  )
}
