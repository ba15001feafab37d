import { listUsers, USER_PAGE_MAX, type User } from '@confida/contracts'
import { openPage } from '../../paging/page.ts'
import type { UserQuery } from '../../users/user-filters.ts'

interface UserBatch {
  users: User[]
  /** Rows so far, with these. */
  done: number
  total: number
  isTotalCut: boolean
}

/** Iterates over all pages of a list by its cursor, with one batch in memory at a time. */
export async function* allUsers(query: UserQuery, signal: AbortSignal): AsyncGenerator<UserBatch> {
  let cursor: string | undefined
  let done = 0
  do {
    const page = await openPage<User, typeof listUsers>(listUsers, {
      query: { ...query, limit: USER_PAGE_MAX, cursor },
      signal,
    })
    done += page.rows.length
    const total = Math.max(page.total, done)
    yield { users: page.rows, done, total, isTotalCut: page.isTotalCut && !!page.next }
    cursor = page.next
  } while (cursor && !signal.aborted)
}
