import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useNotify } from '@confida/ui/antd'
import { useEffect, useRef, useState } from 'react'
import { useNumber } from '../../format/use-number.ts'
import { type UserFilters, userQuery } from '../../users/user-filters.ts'
import { allUsers } from './all-users.ts'

export interface ExportProgress {
  done: number
  total: number
}

/**
 * Fetches all filtered accounts page by page and hands each page on. There is one export at a time; it can be cancelled,
 * and leaving the screen cancels it. More than `max` accounts are refused after the first page, which tells how many.
 */
export function useExport(filters: UserFilters) {
  const { t } = useTranslation('adminUsers')
  const number = useNumber()
  const notify = useNotify()
  const [progress, setProgress] = useState<ExportProgress>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (take: (users: User[]) => void, finish: () => void, max = Infinity) => {
    const abort = new AbortController()
    running.current = abort
    setProgress({ done: 0, total: 0 })
    try {
      for await (const { users, done, total } of allUsers(userQuery(filters, new Date()), abort.signal)) {
        if (total > max) {
          notify.error(t('export.tooMany', { max: number(max) }))
          return
        }
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
