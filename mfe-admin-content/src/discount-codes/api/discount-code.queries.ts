import { listDiscountCodes } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

export const useDiscountCodes = () =>
  useQuery({
    queryKey: [listDiscountCodes.id],
    queryFn: ({ signal }) => api.call(listDiscountCodes, { signal }),
  })
