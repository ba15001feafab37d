import { BYTE_ORDER_MARK, csvLine, type User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { saveFile } from '@confida/ui'
import { brokerColumns, headingKey } from '../components/use-broker-columns.tsx'
import { csvName, userLine } from './user-csv.ts'

/** Begins files of accounts for spreadsheets. What is added goes into a blob of its own at once. */
export function useUserCsv() {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  return () => {
    const parts = [new Blob([BYTE_ORDER_MARK, csvLine(brokerColumns.map((column) => t(headingKey(column))))])]
    return {
      add: (users: readonly User[]) => {
        parts.push(new Blob(users.map((user) => userLine(user, tc('missing.export')))))
      },
      save: () => saveFile(csvName(new Date()), parts, 'text/csv;charset=utf-8'),
    }
  }
}
