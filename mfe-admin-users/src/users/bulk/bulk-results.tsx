import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Tag } from '@confida/ui/antd'
import { useUserDisplay } from '../user-display.ts'
import styles from './bulk-results.module.css'
import type { BulkResult } from './use-bulk-change.ts'

const colours = { done: 'success', unchanged: 'default', failed: 'error' } as const

interface BulkResultsProps {
  users: readonly User[]
  results: ReadonlyMap<string, BulkResult>
}

/** Whom it is about, by name and address, and what came of each so far. */
export function BulkResults({ users, results }: BulkResultsProps) {
  const { t } = useTranslation('adminUsers')
  const display = useUserDisplay()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <ul className={`cf-list ${styles.list}`} aria-label={t('table.selection')} tabIndex={0}>
      {users.map((user) => {
        const result = results.get(user.id)
        return (
          <li key={user.id} className={styles.person}>
            <span className={styles.words}>
              <bdi className={styles.name}>{display.name(user)}</bdi>
              <bdi className={styles.email}>{display.email(user)}</bdi>
              {result?.outcome === 'failed' && result.reason && <span>{result.reason}</span>}
            </span>
            {result && <Tag color={colours[result.outcome]}>{t(`bulk.outcomes.${result.outcome}`)}</Tag>}
          </li>
        )
      })}
    </ul>
  )
}
