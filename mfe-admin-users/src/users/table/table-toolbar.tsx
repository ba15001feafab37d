import { useTranslation } from '@confida/i18n'
import { useIsPhone } from '@confida/ui'
import { Select } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import { useNumber } from '../../format/use-number.ts'
import styles from './table-toolbar.module.css'
import { pageSizes, type useTableSettings } from './use-table-settings.ts'
import { type UserColumn, userHeadings } from './user-columns.ts'

interface TableToolbarProps {
  settings: ReturnType<typeof useTableSettings>
  onPageSize: () => void
  /** The pager. */
  children: ReactNode
}

/** Above the table: where one is, which columns there are, and how long a page is. */
export function TableToolbar({ settings, onPageSize, children }: TableToolbarProps) {
  const { t } = useTranslation('adminUsers')
  const number = useNumber()
  const isPhone = useIsPhone()
  const columns = settings.offered.filter((column) => column !== 'name')
  const chosen = settings.columns.filter((column) => column !== 'name')
  const range = { chosen: number(chosen.length), all: number(columns.length) }
  return (
    <div className={styles.toolbar}>
      {children}
      {!isPhone && (
        <Select<UserColumn[]>
          mode="multiple"
          className={styles.columns}
          aria-label={t('table.columns')}
          placeholder={t('table.columns')}
          maxTagCount={0}
          maxTagPlaceholder={t('table.columnsChosen', range)}
          showSearch={false}
          value={chosen}
          options={columns.map((value) => ({ value, label: t(userHeadings[value]) }))}
          onChange={settings.chooseColumns}
        />
      )}
      <Select<(typeof pageSizes)[number]>
        aria-label={t('table.pageSize')}
        value={settings.pageSize}
        options={pageSizes.map((value) => ({ value, label: t('table.rows', { rows: number(value) }) }))}
        onChange={(size) => {
          settings.choosePageSize(size)
          onPageSize()
        }}
      />
    </div>
  )
}
