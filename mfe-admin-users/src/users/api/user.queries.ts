import { getUser, getUserStatistics, listUsers, type User } from '@confida/contracts'
import { api } from '@confida/session'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { openPage } from '../../paging/page.ts'
import type { UserQuery } from '../user-filters.ts'

/** One page of the accounts; while another is fetched the last one stays in sight. */
export function useUserPage(query: UserQuery, limit: number, cursor: string | undefined) {
  return useQuery({
    queryKey: [listUsers.id, 'page', query, limit, cursor],
    queryFn: ({ signal }) =>
      openPage<User, typeof listUsers>(listUsers, { query: { ...query, limit, cursor }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** One account as it is now; what is known of it from a list stays in sight meanwhile. */
export function useUser(id: string) {
  return useQuery({
    queryKey: [getUser.id, id],
    queryFn: ({ signal }) => api.call(getUser, { params: { id }, signal }),
    staleTime: 0,
  })
}

/** How many accounts there are, and how many of them are on standby: two totals of which the server sends one row each. */
export function useUserCounts() {
  return useQuery({
    queryKey: [listUsers.id, 'counts'],
    queryFn: async ({ signal }) => {
      const ask = (status: 'all' | 'standby') =>
        openPage<User, typeof listUsers>(listUsers, { query: { status, limit: 1 }, signal })
      const [all, standby] = await Promise.all([ask('all'), ask('standby')])
      return { total: all.total, standby: standby.total, active: all.total - standby.total }
    },
  })
}

export function useUserStatistics() {
  return useQuery({
    queryKey: [getUserStatistics.id],
    queryFn: ({ signal }) => api.call(getUserStatistics, { signal }),
  })
}
