import { useState } from 'react'
import { useCanEnter } from '../../access/use-can-enter.ts'
import { readRemembered, remember } from '../../storage/remembered.ts'
import { standardColumns, type UserColumn, userColumns } from './user-columns.ts'

/** Below the server's largest page, which it takes for an export. */
export const pageSizes = [25, 50, 100] as const

const COLUMNS_KEY = 'admin_users_columns'
const SIZE_KEY = 'admin_users_page_size'

function readColumns(): readonly UserColumn[] {
  const stored = readRemembered(COLUMNS_KEY)?.split(',')
  return stored ? ordered(stored) : standardColumns
}

/** In the table's own order; whose rows they are is always said. */
const ordered = (chosen: readonly string[]) =>
  userColumns.filter((column) => column === 'name' || chosen.includes(column))

/** The columns and the length of a page, as they were chosen last on this browser. */
export function useTableSettings() {
  const seesPayments = useCanEnter('payments')
  const offered = userColumns.filter((column) => seesPayments || column !== 'spent')
  const [columns, setColumns] = useState(readColumns)
  const [pageSize, setPageSize] = useState(
    () => pageSizes.find((size) => String(size) === readRemembered(SIZE_KEY)) ?? 50,
  )
  return {
    columns: columns.filter((column) => offered.includes(column)),
    offered,
    pageSize,
    chooseColumns: (chosen: readonly UserColumn[]) => {
      remember(COLUMNS_KEY, chosen.join())
      setColumns(ordered(chosen))
    },
    choosePageSize: (size: (typeof pageSizes)[number]) => {
      remember(SIZE_KEY, String(size))
      setPageSize(size)
    },
  }
}
