import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'
import { getContract } from './contract.endpoint.ts'

/** The terms and conditions as visitors read them. */
export const useContract = () =>
  useQuery({
    queryKey: [getContract.id],
    queryFn: ({ signal }) => api.call(getContract, { signal }),
  })
