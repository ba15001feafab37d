import { type BodyInput, createDiscountCode, listDiscountCodes, switchDiscountCode } from '@confida/contracts'
import { api } from '@confida/session'
import { useMutation, useQueryClient } from '@tanstack/react-query'

function useRefreshCodes() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: [listDiscountCodes.id] })
}

export function useCreateDiscountCode() {
  const refresh = useRefreshCodes()
  return useMutation({
    mutationFn: (body: BodyInput<typeof createDiscountCode>) => api.call(createDiscountCode, { body }),
    onSuccess: refresh,
  })
}

export function useSwitchDiscountCode() {
  const refresh = useRefreshCodes()
  return useMutation({
    mutationFn: ({ code, is_active }: { code: string; is_active: boolean }) =>
      api.call(switchDiscountCode, { params: { code }, body: { is_active } }),
    onSettled: refresh,
  })
}
