import { type DeletedUser, type DeletedUserSort, getDeletedUser, listDeletedUsers } from '@confida/contracts'
import { api } from '@confida/session'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { openPage } from '../../paging/page.ts'

export const DELETED_PAGE_SIZE = 50

interface DeletedFilters {
  search: string
  /** The server's order, the latest deletion first, without it. */
  sort: DeletedUserSort | undefined
}

/** One page of the deleted accounts. */
export function useDeletedPage({ search, sort }: DeletedFilters, cursor: string | undefined) {
  const query = { limit: DELETED_PAGE_SIZE, search: search || undefined, sort, cursor }
  return useQuery({
    queryKey: [listDeletedUsers.id, query],
    queryFn: ({ signal }) =>
      openPage<DeletedUser, typeof listDeletedUsers>(listDeletedUsers, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** One deleted account as it is now; what is known of it from the list stays in sight meanwhile. */
export const useDeletedUser = (id: string) =>
  useQuery({
    queryKey: [getDeletedUser.id, id],
    queryFn: ({ signal }) => api.call(getDeletedUser, { params: { id }, signal }),
    staleTime: 0,
  })
