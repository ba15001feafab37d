import { getComplianceYear, listTermsAcceptances, type ResponseOf } from '@confida/contracts'
import { api } from '@confida/session'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { nextCursor } from '../../paging/next-cursor.ts'

const PAGE_SIZE = 20

/** Disclosures and care cards of a year, by month. */
export const useComplianceYear = (year: number) =>
  useQuery({
    queryKey: [getComplianceYear.id, year],
    queryFn: ({ signal }) => api.call(getComplianceYear, { query: { year }, signal }),
    placeholderData: keepPreviousData,
  })

/** Accepted terms by pages, newest first; the last answer stays in sight while another is on its way. */
export function useTermsAcceptances(search: string) {
  return useInfiniteQuery({
    queryKey: [listTermsAcceptances.id, search],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: PAGE_SIZE, cursor: pageParam, search: search || undefined }
      const response = await api.open(listTermsAcceptances, { query, signal })
      const acceptances = (await response.json()) as ResponseOf<typeof listTermsAcceptances>
      return { acceptances, next: nextCursor(response) }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}
