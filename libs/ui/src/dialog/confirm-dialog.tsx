import { useTranslation } from '@confida/i18n'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: ReactNode
  /** What will happen. */
  children?: ReactNode
  confirmLabel?: ReactNode
  cancelLabel?: ReactNode
  tone?: 'primary' | 'danger'
  /** While the confirmed action runs; the dialog cannot be left then. */
  loading?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done; the focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    loading,
    onConfirm,
    onClose,
  } = props
  const { t } = useTranslation('common')
  return (
    <Dialog
      open={open}
      size="sm"
      role="alertdialog"
      title={title}
      dismissible={!loading}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" data-autofocus disabled={loading} onClick={onClose}>
            {cancelLabel ?? t('actions.cancel')}
          </Button>
          <Button variant={tone} loading={loading} onClick={onConfirm}>
            {confirmLabel ?? t('actions.confirm')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
