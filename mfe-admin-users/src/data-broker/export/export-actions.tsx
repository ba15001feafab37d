import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, saveFile } from '@confida/ui'
import { FileSpreadsheet, Printer } from 'lucide-react'
import { useState } from 'react'
import type { UserFilters } from '../../users/user-filters.ts'
import { brokerColumns, headingKey } from '../components/use-broker-columns.tsx'
import { ExportStatus } from './export-status.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { useExport } from './use-export.ts'
import { BYTE_ORDER_MARK, csvHeader, csvLine, csvName } from './user-csv.ts'

/**
 * Download as CSV, or print: always all accounts that the filters leave, not just the page in sight. A sheet made for
 * other filters is thrown away.
 */
export function ExportActions({ filters }: { filters: UserFilters }) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const key = JSON.stringify(filters)
  const [sheet, setSheet] = useState<{ key: string; users: User[] }>()
  const { progress, run, cancel } = useExport(filters)

  const handleExcel = () => {
    const parts = [BYTE_ORDER_MARK, csvHeader(brokerColumns.map((column) => t(headingKey(column))))]
    void run(
      (users) => parts.push(users.map((user) => csvLine(user, tc('missing.export'))).join('')),
      () => saveFile(csvName(new Date()), parts, 'text/csv;charset=utf-8'),
    )
  }

  const handlePdf = () => {
    const rows: User[] = []
    void run(
      (users) => rows.push(...users),
      () => setSheet({ key, users: rows }),
    )
  }

  const isBusy = progress !== undefined
  return (
    <>
      <Button variant="secondary" icon={<Printer aria-hidden />} disabled={isBusy} onClick={handlePdf}>
        {t('export.pdf')}
      </Button>
      <Button icon={<FileSpreadsheet aria-hidden />} disabled={isBusy} onClick={handleExcel}>
        {t('export.excel')}
      </Button>
      {progress && <ExportStatus progress={progress} onCancel={cancel} />}
      {sheet?.key === key && <PrintSheet users={sheet.users} />}
    </>
  )
}
