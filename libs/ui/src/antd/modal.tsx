import AntdModal, { type ModalProps as AntdModalProps } from 'antd/es/modal'
import { useOpenerReturn } from '../focus/use-opener-return.ts'
import { useBackRequest } from './use-back-request.ts'

export interface ModalProps extends Omit<AntdModalProps, 'onCancel'> {
  onCancel?: () => void
}

/** antd's modal dialog. A phone's Back closes it, as it does the browser's own; the focus stays on the page. */
export function Modal({ onCancel, ...modal }: ModalProps) {
  const { open = false, keyboard = true, confirmLoading = false } = modal
  useOpenerReturn(open)
  // As antd does with Escape, which leaves no dialog whose action is running.
  useBackRequest(open, () => keyboard && !confirmLoading && onCancel?.())
  return <AntdModal {...modal} onCancel={onCancel} />
}
