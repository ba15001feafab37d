import { useIsPhone } from '@confida/ui'
import { Card, type ColumnsType, EmptyList, Table, TableCard } from '@confida/ui/antd'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { RowCards } from '../../rows/row-cards.tsx'
import styles from './report-section.module.css'

/** Pixels below which the table scrolls sideways instead of breaking its words. */
const LEAST_WIDTH = 640

export interface ReportColumn<Row> {
  key: string
  title: string
  read: (row: Row) => ReactNode
}

interface ReportSectionProps<Row> {
  title: string
  rows: Row[]
  keyOf: (row: Row) => string
  /** The first one heads the card of a row on a phone. */
  columns: [ReportColumn<Row>, ...ReportColumn<Row>[]]
  empty: { icon: LucideIcon; title: string }
}

function Rows<Row extends object>({ rows, keyOf, columns }: ReportSectionProps<Row>) {
  const isPhone = useIsPhone()
  if (isPhone) {
    const [heading, ...facts] = columns
    return (
      <RowCards
        level={3}
        cards={rows.map((row) => ({
          id: keyOf(row),
          title: heading.read(row),
          facts: facts.map(({ title, read }) => [title, read(row)]),
        }))}
      />
    )
  }
  const tableColumns: ColumnsType<Row> = columns.map(({ key, title, read }) => ({
    key,
    title,
    render: (_value, row) => <bdi>{read(row)}</bdi>,
  }))
  return (
    <TableCard>
      <Table<Row>
        rowKey={keyOf}
        columns={tableColumns}
        dataSource={rows}
        pagination={false}
        scroll={{ x: LEAST_WIDTH }}
      />
    </TableCard>
  )
}

/** A table with its title; on a phone its rows are cards. */
export function ReportSection<Row extends object>(props: ReportSectionProps<Row>) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {props.title}
      </h2>
      {props.rows.length > 0 ? (
        <Rows {...props} />
      ) : (
        <Card>
          <EmptyList {...props.empty} />
        </Card>
      )}
    </section>
  )
}
