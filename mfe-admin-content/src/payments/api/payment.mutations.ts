import {
  type BodyInput,
  getAdminPayment,
  getPaymentFigures,
  listAdminPayments,
  refundPayment,
} from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Gives a payment back; also where that failed, what is known of it may be another now. */
export function useRefundPayment(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof refundPayment>) => api.call(refundPayment, { params: { id }, body }),
    onSettled: () =>
      Promise.all(
        [getAdminPayment, getPaymentFigures, listAdminPayments].map((endpoint) =>
          queryClient.invalidateQueries({ queryKey: [endpoint.id] }),
        ),
      ),
  })
}
