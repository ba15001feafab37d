import { useTranslation } from '@confida/i18n'
import { StatTile } from '@confida/ui/antd'
import { Banknote, Receipt, Undo2 } from 'lucide-react'
import { useEuro, useNumber } from '../../format/use-number.ts'
import { StatGrid } from '../../layout/stat-grid.tsx'
import { usePaymentFigures } from '../api/payment.queries.ts'
import type { PaymentFilters } from '../payment-filters.ts'

/** The sums of the payments that pass the filters. */
export function PaymentFigures({ filters }: { filters: PaymentFilters }) {
  const { t } = useTranslation('adminContent')
  const { data, isPending } = usePaymentFigures(filters)
  const number = useNumber()
  const euro = useEuro()
  return (
    <StatGrid>
      <StatTile
        title={t('payments.count')}
        value={data ? number(data.count) : '–'}
        icon={<Receipt aria-hidden size={18} />}
        loading={isPending}
      />
      <StatTile
        title={t('payments.paid')}
        value={data ? euro(data.paid) : '–'}
        icon={<Banknote aria-hidden size={18} />}
        loading={isPending}
      />
      <StatTile
        title={t('payments.refunded')}
        value={data ? euro(data.refunded) : '–'}
        icon={<Undo2 aria-hidden size={18} />}
        loading={isPending}
      />
    </StatGrid>
  )
}
