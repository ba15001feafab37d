import type { User } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useEffect, useRef, useState } from 'react'
import { detailsOf } from '../../problems/problem.ts'
import { useRefreshUsers } from '../api/user.mutations.ts'
import { type BulkAction, type BulkOutcome, changeOne } from './bulk-change.ts'

export type BulkResult = { outcome: BulkOutcome } | { outcome: 'failed'; reason: string | undefined }

/** Changes accounts one after the other, and keeps what came of each. */
export function useBulkChange(action: BulkAction) {
  const { t } = useTranslation('adminUsers')
  const refresh = useRefreshUsers()
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map())
  const [isRunning, setIsRunning] = useState(false)
  const stopped = useRef(false)
  // Leaving the screen is no order to go on behind one's back.
  useEffect(
    () => () => {
      stopped.current = true
    },
    [],
  )

  const resultOf = async (user: User, password: string): Promise<BulkResult> => {
    try {
      return { outcome: await changeOne(action, user, password) }
    } catch (error) {
      const { status, detail } = detailsOf(error)
      return { outcome: 'failed', reason: detail ?? (status === 0 ? t('edit.offline') : undefined) }
    }
  }

  const run = async (users: readonly User[], password: string) => {
    stopped.current = false
    setIsRunning(true)
    for (const user of users) {
      if (stopped.current) break
      const result = await resultOf(user, password)
      setResults((known) => new Map(known).set(user.id, result))
    }
    setIsRunning(false)
    await refresh()
  }

  const stop = () => {
    stopped.current = true
  }
  return { results, isRunning, run, stop }
}
