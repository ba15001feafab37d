import { useTranslation } from '@confida/i18n'
import Modal, { type ModalProps } from 'antd/es/modal'

interface ConfirmModalProps
  extends Pick<ModalProps, 'open' | 'title' | 'okText' | 'onOk' | 'onCancel' | 'afterClose' | 'children'> {
  danger?: boolean
  /** While the confirmed action runs; the dialog cannot be left then. */
  isPending?: boolean
}

/** Asks before something is done; the focus starts on the harmless answer. */
export function ConfirmModal({ danger, isPending, ...modal }: ConfirmModalProps) {
  const { t } = useTranslation('common')
  return (
    <Modal
      {...modal}
      width={440}
      okButtonProps={{ danger }}
      confirmLoading={isPending}
      cancelText={t('actions.cancel')}
      cancelButtonProps={{ autoFocus: true, disabled: isPending }}
    />
  )
}
