import { AlertDialogText } from './alert-dialog.tsx'
import { Modal, type ModalProps } from './modal.tsx'

interface ConfirmModalProps
  extends Pick<
    ModalProps,
    'open' | 'title' | 'width' | 'okText' | 'onOk' | 'onCancel' | 'afterClose' | 'children'
  > {
  danger?: boolean
  /** While the confirmed action runs; the dialog cannot be left then. */
  isPending?: boolean
}

/** Asks before something is done; the focus starts on the harmless answer. */
export function ConfirmModal({ danger, isPending, children, ...modal }: ConfirmModalProps) {
  return (
    <Modal
      width={440}
      {...modal}
      okButtonProps={{ danger }}
      confirmLoading={isPending}
      cancelButtonProps={{ autoFocus: true, disabled: isPending }}
    >
      <AlertDialogText>{children}</AlertDialogText>
    </Modal>
  )
}
