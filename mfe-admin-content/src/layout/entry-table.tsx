import { useTranslation } from '@confida/i18n'
import { classNames, useIsPhone, VisuallyHidden } from '@confida/ui'
import { type ColumnsType, Table, TableCard } from '@confida/ui/antd'
import { type MouseEvent, type ReactNode, useState } from 'react'
import styles from './entry-table.module.css'
import { ExpandButton } from './expand-button.tsx'

const TOGGLE_WIDTH = 44

interface EntryTableProps<Entry> {
  label: string
  entries: Entry[]
  columns: ColumnsType<Entry>
  /** Names the button that opens an entry. */
  nameOf: (entry: Entry) => string
  /** Whether there is anything to open; always without it. */
  hasDetail?: (entry: Entry) => boolean
  detail: (entry: Entry) => ReactNode
  /** The entries of the last answer, while another one is fetched. */
  isStale: boolean
}

/** What is pressed in a row that opens nothing, or marks text. */
const isOwnPress = ({ target }: MouseEvent) =>
  (target as Element).closest('button, a') !== null || getSelection()?.type === 'Range'

/** Entries as dense rows, each of which opens below itself; the heads stay in sight. */
export function EntryTable<Entry extends { id: string }>(props: EntryTableProps<Entry>) {
  const { label, entries, columns, nameOf, hasDetail = () => true, detail, isStale } = props
  const { t } = useTranslation('adminContent')
  const isPhone = useIsPhone()
  const [openIds, setOpenIds] = useState<readonly string[]>([])
  const toggle = ({ id }: Entry) =>
    setOpenIds((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]))
  return (
    <TableCard className={styles.table} isStale={isStale}>
      <Table<Entry>
        aria-label={label}
        rowKey="id"
        tableLayout="fixed"
        showHeader={!isPhone}
        columns={columns}
        dataSource={entries}
        pagination={false}
        onRow={(entry) => ({
          className: classNames(hasDetail(entry) && styles.opens),
          onClick: (event) => hasDetail(entry) && !isOwnPress(event) && toggle(entry),
        })}
        expandable={{
          columnWidth: TOGGLE_WIDTH,
          columnTitle: <VisuallyHidden>{t('table.details')}</VisuallyHidden>,
          expandedRowKeys: openIds,
          expandedRowRender: detail,
          rowExpandable: hasDetail,
          expandIcon: ({ record, expandable, expanded }) =>
            expandable && (
              <ExpandButton label={nameOf(record)} isOpen={expanded} onClick={() => toggle(record)} />
            ),
        }}
      />
    </TableCard>
  )
}
