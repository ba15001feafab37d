import { startCheckout } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation } from '@tanstack/react-query'

/** Starts the payment of a plan; the browser leaves for the checkout page. */
export const useCheckout = () =>
  useMutation({
    mutationFn: (tierId: string) => api.call(startCheckout, { body: { tier_id: tierId } }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
