import { useTranslation } from '@confida/i18n'
import { useIsPhone } from '@confida/ui'
import { Card, Flex, Table } from '@confida/ui/antd'
import type { Fact } from '../../rows/fact-list.tsx'
import { RowCards } from '../../rows/row-cards.tsx'
import { WideRows } from '../../rows/wide-rows.tsx'
import type { AdministratorRow } from '../administrator-row.ts'
import { type AdministratorAction, RowActions } from './row-actions.tsx'
import { columns, useCells } from './use-cells.tsx'

/** Pixels below which the table scrolls sideways instead of breaking its words. */
const LEAST_WIDTH = 880

/** Tags and buttons do not ask for the room that they take. */
const SECOND_STEP_WIDTH = 120
const ACTIONS_WIDTH = 155

interface AdministratorTableProps {
  rows: AdministratorRow[]
  onAction: (action: AdministratorAction, row: AdministratorRow) => void
}

/** Administrators and invitations: a table, on phones cards. */
export function AdministratorTable({ rows, onAction }: AdministratorTableProps) {
  const { t } = useTranslation('administrators')
  const cells = useCells()
  const isPhone = useIsPhone()
  const actionsFor = (row: AdministratorRow) => (
    <RowActions row={row} onAction={(action) => onAction(action, row)} />
  )
  if (isPhone)
    return (
      <RowCards
        cards={rows.map((row) => ({
          id: row.id,
          title: row.administrator?.name ?? row.email,
          facts: columns
            .filter((column) => column !== 'name' && (row.administrator || column !== 'email'))
            .map((column): Fact => [t(`columns.${column}`), cells[column](row)]),
          actions: actionsFor(row),
        }))}
      />
    )
  return (
    <WideRows leastWidth={LEAST_WIDTH}>
      <Card styles={{ body: { padding: 0, overflow: 'hidden' } }}>
        <Table<AdministratorRow>
          rowKey="id"
          pagination={false}
          dataSource={rows}
          columns={[
            ...columns.map((key) => ({
              key,
              title: t(`columns.${key}`),
              width: key === 'secondStep' ? SECOND_STEP_WIDTH : undefined,
              render: (_value: unknown, row: AdministratorRow) => cells[key](row),
            })),
            {
              key: 'actions',
              title: t('columns.actions'),
              width: ACTIONS_WIDTH,
              render: (_value, row) => <Flex wrap>{actionsFor(row)}</Flex>,
            },
          ]}
        />
      </Card>
    </WideRows>
  )
}
