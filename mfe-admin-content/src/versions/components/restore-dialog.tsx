import { useTranslation } from '@confida/i18n'
import { Alert, ConfirmModal, useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import { reasonOf } from '../../problems/reason.ts'
import { useRestoreVersion } from '../api/content.mutations.ts'
import type { Saved, VersionSource } from '../content-source.ts'

interface RestoreDialogProps<Draft, Text extends Saved<Draft>> {
  source: VersionSource<Draft, Text>
  version: number
  /** The newest version, which the restored one follows. */
  base: number
  onRestored: () => void
  onClosed: () => void
}

/** Asks before an earlier version is saved again. */
export function RestoreDialog<Draft, Text extends Saved<Draft>>(props: RestoreDialogProps<Draft, Text>) {
  const { source, version, base, onRestored, onClosed } = props
  const { t } = useTranslation('adminContent')
  const restore = useRestoreVersion(source)
  const notify = useNotify()
  const [isOpen, setIsOpen] = useState(true)

  const handleConfirm = () =>
    restore.mutate(
      { version, base },
      {
        onSuccess: () => {
          notify.success(t('versions.restored', { version }))
          setIsOpen(false)
          onRestored()
        },
      },
    )

  return (
    <ConfirmModal
      open={isOpen}
      title={t('versions.restoreTitle', { version })}
      okText={t('versions.restore')}
      isPending={restore.isPending}
      onOk={handleConfirm}
      onCancel={() => setIsOpen(false)}
      afterClose={onClosed}
    >
      <p>{t('versions.restoreText')}</p>
      {restore.error && (
        <Alert
          showIcon
          type="error"
          title={t('versions.restoreError')}
          description={reasonOf(restore.error)}
        />
      )}
    </ConfirmModal>
  )
}
