import { useIsPhone } from '@confida/ui'
import { Card, type ColumnsType, Descriptions, Flex, Table, TableCard } from '@confida/ui/antd'
import type { ReactNode } from 'react'

/** Pixels below which the table scrolls sideways instead of breaking its words. */
const LEAST_WIDTH = 760

export interface RowColumn<Row> {
  key: string
  title: string
  read: (row: Row) => ReactNode
}

interface RowTableProps<Row> {
  rows: Row[]
  keyOf: (row: Row) => string
  /** The first one heads the card of a row on a phone. */
  columns: [RowColumn<Row>, ...RowColumn<Row>[]]
  /** The rows of the last answer, while another one is fetched. */
  isStale?: boolean
}

/** Rows as a table; on a phone each is a card. */
export function RowTable<Row extends object>(props: RowTableProps<Row>) {
  const isPhone = useIsPhone()
  return isPhone ? <RowCards {...props} /> : <WideTable {...props} />
}

function WideTable<Row extends object>({ rows, keyOf, columns, isStale }: RowTableProps<Row>) {
  const tableColumns: ColumnsType<Row> = columns.map(({ key, title, read }) => ({
    key,
    title,
    render: (_value, row) => <bdi>{read(row)}</bdi>,
  }))
  return (
    <TableCard isStale={isStale}>
      <Table<Row>
        size="small"
        rowKey={keyOf}
        columns={tableColumns}
        dataSource={rows}
        pagination={false}
        scroll={{ x: LEAST_WIDTH }}
      />
    </TableCard>
  )
}

function RowCards<Row>({ rows, keyOf, columns: [heading, ...facts], isStale }: RowTableProps<Row>) {
  return (
    <Flex vertical gap={12} aria-busy={isStale || undefined}>
      {rows.map((row) => (
        <Card key={keyOf(row)} size="small">
          <Descriptions
            size="small"
            column={1}
            title={<bdi>{heading.read(row)}</bdi>}
            items={facts.map(({ key, title, read }) => ({
              key,
              label: title,
              children: <bdi>{read(row)}</bdi>,
            }))}
          />
        </Card>
      ))}
    </Flex>
  )
}
