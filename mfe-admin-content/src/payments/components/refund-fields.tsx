import { type AdminPaymentDetail, REFUND_COMMENT_MAX, refundReasons } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Form, Input, NumberField, Select } from '@confida/ui/antd'
import { useEuro } from '../../format/use-number.ts'
import { useNumberRule } from '../../problems/use-number-rule.ts'
import { refundableAmount } from '../refundable.ts'
import type { RefundValues } from '../use-refund-form.ts'

interface RefundFieldsProps {
  payment: AdminPaymentDetail
  /** Only the password is asked for. */
  isFixed: boolean
}

/** How much, why, and the own password. */
export function RefundFields({ payment, isFixed }: RefundFieldsProps) {
  const { t } = useTranslation('adminContent')
  const euro = useEuro()
  const left = refundableAmount(payment)
  const rule = useNumberRule({
    example: left,
    places: 2,
    max: left,
    writeMax: euro,
    required: true,
    isZero: 'missing',
  })
  return (
    <>
      <Form.Item<RefundValues>
        name="amount"
        label={t('payments.refund.amount')}
        extra={!isFixed && t('payments.refund.left', { amount: euro(left) })}
        {...rule}
        rules={isFixed ? [] : rule.rules}
      >
        <NumberField places={2} autoComplete="off" disabled={isFixed} />
      </Form.Item>
      <Form.Item<RefundValues> name="reason" label={t('payments.refund.reason')} required>
        <Select
          disabled={isFixed}
          options={refundReasons.map((value) => ({ value, label: t(`payments.refund.reasons.${value}`) }))}
        />
      </Form.Item>
      <Form.Item<RefundValues> name="comment" label={t('payments.refund.comment')}>
        <Input.TextArea rows={2} maxLength={REFUND_COMMENT_MAX} disabled={isFixed} />
      </Form.Item>
      <Form.Item<RefundValues>
        name="admin_password"
        label={t('payments.refund.password')}
        rules={[{ required: true, message: t('problems.required') }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
    </>
  )
}
