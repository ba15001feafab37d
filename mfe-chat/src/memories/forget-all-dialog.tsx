import { useTranslation } from '@confida/i18n'
import { ConfirmDialog } from '@confida/ui'
import type { useMemoryMutations } from './memory.mutations.ts'

interface ForgetAllDialogProps {
  /** The companion's name. */
  name: string
  removeAll: ReturnType<typeof useMemoryMutations>['removeAll']
  onClose: () => void
}

/** Asks before the companion forgets everything. */
export function ForgetAllDialog({ name, removeAll, onClose }: ForgetAllDialogProps) {
  const { t } = useTranslation('chat')
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('memories.forgetAllTitle')}
      confirmLabel={t('memories.forgetAll')}
      loading={removeAll.isPending}
      onConfirm={() => removeAll.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      {t('memories.forgetAllText', { name })}
    </ConfirmDialog>
  )
}
