import { useTranslation } from '@confida/i18n'
import { ConfirmModal } from '@confida/ui/antd'
import { useState } from 'react'
import { ContentDiff } from './components/content-diff.tsx'
import type { ContentText } from './content-source.ts'

interface ConflictDialogProps {
  /** The version that was saved in the meantime, and what it says. */
  version: number
  saved: ContentText[]
  /** What the administrator has written. */
  mine: ContentText[]
  onOverwrite: () => void
  onClosed: () => void
}

/** Shows what saving would change in the version that somebody else has saved, before it is done anyway. */
export function ConflictDialog({ version, saved, mine, onOverwrite, onClosed }: ConflictDialogProps) {
  const { t } = useTranslation('adminContent')
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)

  const handleOverwrite = () => {
    close()
    onOverwrite()
  }
  return (
    <ConfirmModal
      danger
      open={isOpen}
      width={720}
      title={t('versions.conflictTitle', { version })}
      okText={t('versions.overwrite')}
      onOk={handleOverwrite}
      onCancel={close}
      afterClose={onClosed}
    >
      <p>{t('versions.conflictText')}</p>
      <ContentDiff before={saved} after={mine} />
    </ConfirmModal>
  )
}
