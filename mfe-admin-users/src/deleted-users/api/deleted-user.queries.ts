import { type DeletedUser, listDeletedUsers } from '@confida/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { openPage } from '../../paging/page.ts'

export const DELETED_PAGE_SIZE = 50

/** One page of the deleted accounts, the latest deletion first. */
export function useDeletedPage(search: string, cursor: string | undefined) {
  const query = { limit: DELETED_PAGE_SIZE, search: search || undefined, cursor }
  return useQuery({
    queryKey: [listDeletedUsers.id, query],
    queryFn: ({ signal }) =>
      openPage<DeletedUser, typeof listDeletedUsers>(listDeletedUsers, { query, signal }),
    placeholderData: keepPreviousData,
  })
}
