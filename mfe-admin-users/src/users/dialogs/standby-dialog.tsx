import { useTranslation } from '@confida/i18n'
import { Alert, ConfirmDialog, notify, Stack } from '@confida/ui'
import { detailsOf } from '../../problems/problem.ts'
import { useToggleStandby } from '../api/user.mutations.ts'
import { useUserDisplay } from '../user-display.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** Asks before an account is put on standby, or made active again. */
export function StandbyDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  const toggle = useToggleStandby(user.id)
  const step = user.is_standby ? 'activate' : 'pause'

  const handleConfirm = () =>
    toggle.mutate(undefined, {
      onSuccess: () => {
        notify.success(t('standby.done'))
        onClose()
      },
    })

  return (
    <ConfirmDialog
      open
      title={t(`standby.${step}.title`, { name: display.name(user) })}
      confirmLabel={t(`standby.${step}.confirm`)}
      loading={toggle.isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>{t(`standby.${step}.text`)}</p>
        {toggle.isError && (
          <Alert tone="danger" title={t('standby.failed')}>
            {detailsOf(toggle.error).detail}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
