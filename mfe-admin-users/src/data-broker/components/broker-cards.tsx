import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { RowCards } from '../../rows/row-cards.tsx'
import { brokerColumns, headingKey, useBrokerCells } from './use-broker-columns.tsx'

const facts = brokerColumns.filter((column) => column !== 'name')

/** The table's rows on a phone. */
export function BrokerCards({ users, isStale }: { users: User[]; isStale: boolean }) {
  const { t } = useTranslation('adminUsers')
  const cells = useBrokerCells()
  return (
    <RowCards
      isStale={isStale}
      cards={users.map((user) => ({
        id: user.id,
        title: cells.name(user),
        facts: facts.map((column) => [t(headingKey(column)), cells[column](user)]),
      }))}
    />
  )
}
