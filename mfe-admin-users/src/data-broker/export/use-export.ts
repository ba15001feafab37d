import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useNotify } from '@confida/ui/antd'
import { useEffect, useRef, useState } from 'react'
import { useNumber } from '../../format/use-number.ts'
import type { Total } from '../../paging/use-total.ts'
import { type UserFilters, userQuery } from '../../users/user-filters.ts'
import { allUsers } from './all-users.ts'

export interface ExportProgress extends Total {
  done: number
}

/**
 * Fetches all filtered accounts page by page and hands each page on. There is one export at a time; it can be cancelled,
 * and leaving the screen cancels it. More than `max` accounts are refused as soon as a page
 * tells that there are.
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
    setProgress({ done: 0, total: 0, isTotalCut: false })
    try {
      for await (const { users, ...progress } of allUsers(userQuery(filters, new Date()), abort.signal)) {
        if (progress.total > max) {
          notify.error(t('export.tooMany', { max: number(max) }))
          return
        }
        take(users)
        setProgress(progress)
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
