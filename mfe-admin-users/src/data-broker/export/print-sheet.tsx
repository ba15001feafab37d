import type { User } from '@confida/contracts'
import { formatDateTime, useTranslation } from '@confida/i18n'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useNumber } from '../../format/use-number.ts'
import { brokerColumns, headingKey } from '../components/use-broker-columns.tsx'
import { PrintRow } from './print-row.tsx'
import styles from './print-sheet.module.css'

/**
 * The table for paper, A4 across. It is never on the screen; in print it is all there is. It prints itself when it
 * appears and stays until the screen is left, so that the browser's own Print shows the same.
 */
export function PrintSheet({ users }: { users: User[] }) {
  const { t } = useTranslation('adminUsers')
  const number = useNumber()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another export prints again
  useEffect(() => window.print(), [users])

  return createPortal(
    <div className={styles.sheet}>
      <h1 className={styles.title}>{t('export.sheetTitle')}</h1>
      <p className={styles.note}>
        {t('export.sheetNote', {
          date: formatDateTime(new Date().toISOString()),
          total: number(users.length),
        })}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {brokerColumns.map((column) => (
              <th key={column} scope="col">
                {t(headingKey(column))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <PrintRow key={user.id} user={user} />
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
