import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** A component whose code is loaded when it is first needed. */
export interface Chunk<Props> {
  name: string
  load: () => Promise<ComponentType<Props>>
}

/** Unlike `React.lazy` a query forgets a failure: the network is asked again by a retry, and when the connection is back. */
export const chunkQuery = <Props>({ name, load }: Chunk<Props>) =>
  queryOptions({
    queryKey: ['chunk', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
    structuralSharing: false,
  })

export const useChunk = <Props>(chunk: Chunk<Props>) => useQuery(chunkQuery(chunk))
