import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui/antd'
import { FileSpreadsheet, Printer } from 'lucide-react'
import { useState } from 'react'
import type { UserFilters } from '../../users/user-filters.ts'
import { ExportStatus } from './export-status.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { useExport } from './use-export.ts'
import { useUserCsv } from './use-user-csv.ts'

/** The most rows that a browser lays out for printing without freezing: some hundred sheets. */
const PRINT_MAX = 5_000

/**
 * Download as CSV, or print: always all accounts that the filters leave, not just the page in sight. A sheet made for
 * other filters is thrown away.
 *
 * Each page of the list becomes its lines of the file at once and goes into a blob of its own, which the browser keeps
 * outside the script's memory, on the disk when there is much; the file is made of those blobs, not of a copy. Writing
 * straight into a file (`showSaveFilePicker`) is left out: two of the three big browsers do not have it.
 */
export function ExportActions({ filters }: { filters: UserFilters }) {
  const { t } = useTranslation('adminUsers')
  const key = JSON.stringify(filters)
  const [sheet, setSheet] = useState<{ key: string; users: User[] }>()
  const { progress, run, cancel } = useExport(filters)
  const beginFile = useUserCsv()

  const handleExcel = () => {
    const file = beginFile()
    void run(file.add, file.save)
  }

  const handlePdf = () => {
    const rows: User[] = []
    void run(
      (users) => rows.push(...users),
      () => setSheet({ key, users: rows }),
      PRINT_MAX,
    )
  }

  const isBusy = progress !== undefined
  // Disabled, they would lose the focus meanwhile.
  const unlessBusy = (handle: () => void) => ({
    'aria-disabled': isBusy,
    onClick: isBusy ? undefined : handle,
  })
  return (
    <>
      <Button icon={<Printer aria-hidden size={16} />} {...unlessBusy(handlePdf)}>
        {t('export.pdf')}
      </Button>
      <Button type="primary" icon={<FileSpreadsheet aria-hidden size={16} />} {...unlessBusy(handleExcel)}>
        {t('export.excel')}
      </Button>
      {progress && <ExportStatus progress={progress} onCancel={cancel} />}
      {sheet?.key === key && <PrintSheet users={sheet.users} />}
    </>
  )
}
