import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { notify } from '@confida/ui'
import { useEffect, useRef, useState } from 'react'
import { type UserFilters, userQuery } from '../../users/user-filters.ts'
import { allUsers } from './all-users.ts'

export interface ExportProgress {
  done: number
  total: number
}

/**
 * Fetches all filtered accounts page by page and hands each page on. There is one export at a time; it can be cancelled,
 * and leaving the screen cancels it.
 */
export function useExport(filters: UserFilters) {
  const { t } = useTranslation('adminUsers')
  const [progress, setProgress] = useState<ExportProgress>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (take: (users: User[]) => void, finish: () => void) => {
    const abort = new AbortController()
    running.current = abort
    setProgress({ done: 0, total: 0 })
    try {
      for await (const { users, done, total } of allUsers(userQuery(filters, new Date()), abort.signal)) {
        take(users)
        setProgress({ done, total })
      }
      if (!abort.signal.aborted) finish()
    } catch {
      if (!abort.signal.aborted) notify.error(t('export.failed'))
    } finally {
      setProgress(undefined)
    }
  }

  return { progress, run, cancel: () => running.current?.abort() }
}
