import { useTranslation } from '@confida/i18n'
import { Alert, ConfirmDialog, notify, Stack } from '@confida/ui'
import { reasonOf } from '../../problems/reason.ts'
import { useRestoreVersion } from '../api/content.mutations.ts'
import type { ContentSource } from '../content-source.ts'

interface RestoreDialogProps<Draft> {
  source: ContentSource<Draft>
  version: number
  /** The newest version, which the restored one follows. */
  base: number
  onRestored: () => void
  onClose: () => void
}

/** Asks before an earlier version is saved again. */
export function RestoreDialog<Draft>(props: RestoreDialogProps<Draft>) {
  const { source, version, base, onRestored, onClose } = props
  const { t } = useTranslation('adminContent')
  const restore = useRestoreVersion(source)

  const handleConfirm = () =>
    restore.mutate(
      { version, base },
      {
        onSuccess: () => {
          notify.success(t('versions.restored', { version }))
          onRestored()
        },
      },
    )

  return (
    <ConfirmDialog
      open
      title={t('versions.restoreTitle', { version })}
      confirmLabel={t('versions.restore')}
      loading={restore.isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>{t('versions.restoreText')}</p>
        {restore.error && (
          <Alert tone="danger" title={t('versions.restoreError')}>
            {reasonOf(restore.error)}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
