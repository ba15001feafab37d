import { getAdminPayment, getPaymentFigures, listAdminPayments, type ResponseOf } from '@confida/contracts'
import { api } from '@confida/session'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { nextCursor } from '../../paging/next-cursor.ts'
import { type PaymentFilters, paymentQuery } from '../payment-filters.ts'

const PAGE_SIZE = 50

/** Payments by pages, newest first; the last answer stays in sight while another is on its way. */
export function usePayments(filters: PaymentFilters) {
  return useInfiniteQuery({
    queryKey: [listAdminPayments.id, filters],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...paymentQuery(filters), limit: PAGE_SIZE, cursor: pageParam }
      const response = await api.open(listAdminPayments, { query, signal })
      const payments = (await response.json()) as ResponseOf<typeof listAdminPayments>
      return { payments, next: nextCursor(response) }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** The sums of all that pass the filters. */
export const usePaymentFigures = (filters: PaymentFilters) =>
  useQuery({
    queryKey: [getPaymentFigures.id, filters],
    queryFn: ({ signal }) => api.call(getPaymentFigures, { query: paymentQuery(filters), signal }),
    placeholderData: keepPreviousData,
  })

/** One payment with all that is known of it. */
export const usePayment = (id: string) =>
  useQuery({
    queryKey: [getAdminPayment.id, id],
    queryFn: ({ signal }) => api.call(getAdminPayment, { params: { id }, signal }),
  })
