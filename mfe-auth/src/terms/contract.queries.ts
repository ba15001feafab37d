import { getContract } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

/** The terms and conditions as visitors read them. */
export const useContract = () =>
  useQuery({
    queryKey: [getContract.id],
    queryFn: ({ signal }) => api.call(getContract, { signal }),
  })
