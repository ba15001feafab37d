import { getContract } from '@confida/contracts'
import { useLanguage } from '@confida/i18n'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'

/** The terms and conditions as visitors read them, in their language where they are translated. */
export function useContract() {
  const language = useLanguage()
  return useQuery({
    queryKey: [getContract.id, language],
    queryFn: ({ signal }) => api.call(getContract, { signal }),
    networkMode: 'always',
    refetchOnReconnect: true,
  })
}
