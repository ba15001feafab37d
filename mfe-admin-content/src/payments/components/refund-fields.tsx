import { type AdminPaymentDetail, REFUND_COMMENT_MAX, refundReasons } from '@confida/contracts'
import { useLanguage, useTranslation, writeNumber } from '@confida/i18n'
import { Form, Input, type NumberEntry, NumberField, Select } from '@confida/ui/antd'
import { useEuro } from '../../format/use-number.ts'
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
  const language = useLanguage()
  const euro = useEuro()
  const left = refundableAmount(payment)
  const validator = async (_rule: unknown, entry: NumberEntry) => {
    if (typeof entry === 'string')
      throw new Error(t('problems.number', { example: writeNumber(left, 2, language) }))
    if (!entry) throw new Error(t('problems.required'))
    if (entry > left) throw new Error(t('problems.tooHigh', { max: euro(left) }))
  }
  return (
    <>
      <Form.Item<RefundValues>
        name="amount"
        label={t('payments.refund.amount')}
        required
        extra={!isFixed && t('payments.refund.left', { amount: euro(left) })}
        validateTrigger={['onChange', 'onBlur']}
        rules={isFixed ? [] : [{ validator, validateTrigger: 'onBlur' }]}
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
