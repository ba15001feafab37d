import { type AdminPaymentDetail, newId, type PaymentRefund, type RefundReason } from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'
import { Form, type NumberEntry, showFieldProblems, useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import { fieldProblemsOf, reasonOf } from '../problems/reason.ts'
import { useRefundPayment } from './api/payment.mutations.ts'
import { refundableAmount } from './refundable.ts'

export interface RefundValues {
  amount: NumberEntry
  reason: RefundReason
  comment: string
  admin_password: string
}

interface RefundFormOptions {
  payment: AdminPaymentDetail
  /** One that is asked for again. */
  refund: PaymentRefund | undefined
  onDone: () => void
}

/** The form of a refund. What is sent again under the same id, as after an answer that got lost, refunds once. */
export function useRefundForm({ payment, refund, onDone }: RefundFormOptions) {
  const { t } = useTranslation('adminContent')
  const [form] = Form.useForm<RefundValues>()
  const [id, setId] = useState(() => refund?.id ?? newId())
  const notify = useNotify()
  const { mutate, isPending, error } = useRefundPayment(payment.id)
  const code = error instanceof ApiError ? error.code : undefined

  const handleFinish = ({ amount, ...values }: RefundValues) => {
    if (isPending) return
    mutate(
      { id, amount: Number(amount), refunded_amount: payment.refunded_amount, ...values },
      {
        onSuccess: () => {
          notify.success(t('payments.refund.done'))
          onDone()
        },
        onError: (failure) => {
          const wrong = failure instanceof ApiError && failure.code === 'admin_password_wrong'
          showFieldProblems(
            form,
            wrong ? { admin_password: reasonOf(failure) ?? '' } : fieldProblemsOf(failure),
          )
          // That one is over: what is tried next is another.
          if (failure instanceof ApiError && failure.code === 'refund_refused') setId(newId())
        },
      },
    )
  }
  return {
    form,
    isPending,
    problem:
      error && code !== 'admin_password_wrong' ? (reasonOf(error) ?? t('payments.refund.failed')) : undefined,
    initialValues: {
      amount: refund?.amount ?? refundableAmount(payment),
      reason: refund?.reason ?? 'requested_by_customer',
      comment: refund?.comment ?? '',
    } satisfies Partial<RefundValues>,
    handleFinish,
  }
}
