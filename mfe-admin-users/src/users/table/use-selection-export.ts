import { BYTE_ORDER_MARK, csvLine, type User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { saveFile } from '@confida/ui'
import { brokerColumns, headingKey } from '../../data-broker/components/use-broker-columns.tsx'
import { csvName, userLine } from '../../data-broker/export/user-csv.ts'

/** Saves the chosen accounts in the form of the Data Broker's file. */
export function useSelectionExport() {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  return (users: readonly User[]) => {
    const header = csvLine(brokerColumns.map((column) => t(headingKey(column))))
    const lines = users.map((user) => userLine(user, tc('missing.export')))
    const parts = [new Blob([BYTE_ORDER_MARK, header, ...lines])]
    saveFile(csvName(new Date()), parts, 'text/csv;charset=utf-8')
  }
}
