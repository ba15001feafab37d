import { formatDateTime, useTranslation } from '@confida/i18n'
import { Button, EmptyList, LoadFailure } from '@confida/ui/antd'
import { CreditCard } from 'lucide-react'
import { useEuro } from '../../format/use-number.ts'
import { ListSkeleton } from '../../layout/list-skeleton.tsx'
import { RowTable } from '../../layout/row-table.tsx'
import { MoreButton } from '../../paging/more-button.tsx'
import { usePayments } from '../api/payment.queries.ts'
import { isFiltered, type PaymentFilters } from '../payment-filters.ts'
import styles from './payment-list.module.css'
import { PaymentPerson } from './payment-person.tsx'
import { PaymentStateTag } from './payment-state-tag.tsx'

interface PaymentListProps {
  filters: PaymentFilters
  onClear: () => void
  onOpen: (id: string) => void
}

/** The payments that pass the filters, and what stands there while or when there are none. */
export function PaymentList({ filters, onClear, onOpen }: PaymentListProps) {
  const { t } = useTranslation('adminContent')
  const euro = useEuro()
  const query = usePayments(filters)
  if (query.isPending) return <ListSkeleton rows={1} count={6} />
  if (!query.data) {
    const retry = () => void query.refetch()
    return <LoadFailure title={t('payments.loadError')} isRetrying={query.isFetching} onRetry={retry} />
  }
  const payments = query.data.pages.flatMap((page) => page.payments)
  if (payments.length === 0) {
    const isSearched = isFiltered(filters)
    return (
      <EmptyList icon={CreditCard} title={t(isSearched ? 'payments.noMatch' : 'payments.empty')}>
        {isSearched && <Button onClick={onClear}>{t('filters.clear')}</Button>}
      </EmptyList>
    )
  }
  return (
    <>
      <RowTable
        rows={payments}
        keyOf={({ id }) => id}
        isStale={query.isPlaceholderData}
        columns={[
          {
            key: 'date',
            title: t('payments.date'),
            read: ({ id, created_at }) => (
              <Button type="link" size="small" className={styles.open} onClick={() => onOpen(id)}>
                {formatDateTime(created_at)}
              </Button>
            ),
          },
          {
            key: 'state',
            title: t('payments.state'),
            read: ({ state }) => <PaymentStateTag state={state} />,
          },
          { key: 'amount', title: t('payments.amount'), read: ({ amount }) => euro(amount) },
          {
            key: 'refunded',
            title: t('payments.refunded'),
            read: ({ refunded_amount }) => (refunded_amount > 0 ? euro(refunded_amount) : '–'),
          },
          { key: 'plan', title: t('payments.plan'), read: ({ tier_name }) => tier_name },
          {
            key: 'person',
            title: t('payments.person'),
            read: (payment) => <PaymentPerson payment={payment} />,
          },
        ]}
      />
      <MoreButton query={query} label={t('payments.more')} />
    </>
  )
}
