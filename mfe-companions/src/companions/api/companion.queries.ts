import { type Companion, getCompanionStatistics, listCompanions } from '@confida/contracts'
import { api } from '@confida/session'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { sortByName } from '../companion-order.ts'

const listKey = [listCompanions.id]

/** The user's companions, sorted by name. */
export const useCompanions = () =>
  useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => api.call(listCompanions, { signal }),
    select: sortByName,
    meta: { keptOffline: (list: Companion[]) => list },
  })

/** The list, and the statistics over all companions that an administrator sees below it. */
function refresh(client: QueryClient): void {
  for (const queryKey of [listKey, [getCompanionStatistics.id]]) void client.invalidateQueries({ queryKey })
}

/** Shows a created or changed companion at once; the list is refetched anyway. */
export function addToCache(client: QueryClient, companion: Companion): void {
  client.setQueryData<Companion[]>(listKey, (list = []) => [
    ...list.filter(({ id }) => id !== companion.id),
    companion,
  ])
  refresh(client)
}

export function removeFromCache(client: QueryClient, id: string): void {
  client.setQueryData<Companion[]>(listKey, (list = []) => list.filter((companion) => companion.id !== id))
  refresh(client)
}
