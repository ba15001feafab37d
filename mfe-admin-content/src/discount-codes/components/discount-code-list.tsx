import { formatDate, useTranslation } from '@confida/i18n'
import { EmptyList, LoadFailure, Tag, type TagProps } from '@confida/ui/antd'
import { TicketPercent } from 'lucide-react'
import { useEuro, useNumber, useShare } from '../../format/use-number.ts'
import { ListSkeleton } from '../../layout/list-skeleton.tsx'
import { RowTable } from '../../layout/row-table.tsx'
import { useDiscountCodes } from '../api/discount-code.queries.ts'
import { type CodeState, codeState } from '../code-state.ts'
import { SwitchCodeButton } from './switch-code-button.tsx'

const colours: Record<CodeState, TagProps['color']> = {
  open: 'success',
  expired: 'warning',
  full: 'warning',
  off: undefined,
}

/** All codes, and what stands there while or when there are none. */
export function DiscountCodeList() {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const euro = useEuro()
  const share = useShare()
  const query = useDiscountCodes()
  if (query.isPending) return <ListSkeleton rows={1} count={3} />
  if (!query.data) {
    const retry = () => void query.refetch()
    return <LoadFailure title={t('discountCodes.loadError')} isRetrying={query.isFetching} onRetry={retry} />
  }
  if (query.data.length === 0) return <EmptyList icon={TicketPercent} title={t('discountCodes.empty')} />
  const now = new Date()
  return (
    <RowTable
      rows={query.data}
      keyOf={({ code }) => code}
      columns={[
        { key: 'code', title: t('discountCodes.code'), read: ({ code }) => <strong>{code}</strong> },
        { key: 'percent', title: t('discountCodes.percent'), read: ({ percent }) => share(percent) },
        {
          key: 'state',
          title: t('discountCodes.state'),
          read: (code) => {
            const state = codeState(code, now)
            return <Tag color={colours[state]}>{t(`discountCodes.states.${state}`)}</Tag>
          },
        },
        {
          key: 'uses',
          title: t('discountCodes.uses'),
          read: ({ uses, uses_max }) =>
            uses_max === null
              ? number(uses)
              : t('discountCodes.usesOf', { uses: number(uses), max: number(uses_max) }),
        },
        {
          key: 'end',
          title: t('discountCodes.end'),
          read: ({ last_day }) => (last_day ? formatDate(last_day) : t('discountCodes.never')),
        },
        { key: 'payments', title: t('discountCodes.payments'), read: ({ payments }) => number(payments) },
        { key: 'paid', title: t('discountCodes.paid'), read: ({ paid }) => euro(paid) },
        { key: 'switch', title: t('discountCodes.action'), read: (code) => <SwitchCodeButton code={code} /> },
      ]}
    />
  )
}
