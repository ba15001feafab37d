import { getHomepage, type PublicHomepage } from '@confida/contracts'
import { api } from '@confida/session'
import { useQuery } from '@tanstack/react-query'
import { keepLastHomepage, lastHomepage } from './last-homepage.ts'

/** The texts that an administrator saved; until they come, those of the last visit, so that nothing moves. */
export const useSavedHomepage = () =>
  useQuery<PublicHomepage>({
    queryKey: [getHomepage.id],
    queryFn: async ({ signal }) => keepLastHomepage(await api.call(getHomepage, { signal })),
    placeholderData: () => lastHomepage(),
  })
