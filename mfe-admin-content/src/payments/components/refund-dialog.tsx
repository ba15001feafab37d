import type { AdminPaymentDetail, PaymentRefund } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Form, Modal } from '@confida/ui/antd'
import { useId } from 'react'
import { useEuro } from '../../format/use-number.ts'
import { type RefundValues, useRefundForm } from '../use-refund-form.ts'
import styles from './refund-dialog.module.css'
import { RefundFields } from './refund-fields.tsx'

interface RefundDialogProps {
  payment: AdminPaymentDetail
  /** One that is asked for again: its amount and reason stay what they are. */
  refund?: PaymentRefund
  onClose: () => void
}

/** Gives money back, once what follows from it was read and the own password entered. */
export function RefundDialog({ payment, refund, onClose }: RefundDialogProps) {
  const { t } = useTranslation('adminContent')
  const euro = useEuro()
  const formId = useId()
  const { form, isPending, problem, initialValues, handleFinish } = useRefundForm({
    payment,
    refund,
    onDone: onClose,
  })
  const days = t('tiers.days', { count: payment.duration_days })
  return (
    <Modal
      open
      width={480}
      title={t('payments.refund.title', { amount: euro(payment.amount) })}
      okText={t(refund ? 'payments.refund.again' : 'payments.refund.confirm')}
      okButtonProps={{ htmlType: 'submit', form: formId, danger: true }}
      confirmLoading={isPending}
      cancelButtonProps={{ disabled: isPending }}
      onCancel={onClose}
    >
      <Form<RefundValues>
        name={formId}
        form={form}
        layout="vertical"
        className={styles.form}
        initialValues={initialValues}
        onFinish={handleFinish}
      >
        <p>{t('payments.refund.days', { days })}</p>
        {payment.provider === 'test' && <p>{t('payments.refund.test')}</p>}
        {refund && <p>{t('payments.refund.unclear', { amount: euro(refund.amount) })}</p>}
        {problem && !isPending && <Alert showIcon type="error" title={problem} />}
        <RefundFields payment={payment} isFixed={refund !== undefined} />
      </Form>
    </Modal>
  )
}
