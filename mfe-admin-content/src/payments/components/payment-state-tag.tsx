import type { PaymentState } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Tag, type TagProps } from '@confida/ui/antd'

const colours: Record<PaymentState, TagProps['color']> = {
  paid: 'success',
  partly_refunded: 'warning',
  refunded: 'warning',
  disputed: 'error',
  pending: 'processing',
  open: 'processing',
  expired: undefined,
}

/** What has become of a payment. */
export function PaymentStateTag({ state }: { state: PaymentState }) {
  const { t } = useTranslation('adminContent')
  return <Tag color={colours[state]}>{t(`payments.states.${state}`)}</Tag>
}
