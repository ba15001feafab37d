import { VERSION_PAGE } from '@confida/contracts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ContentSource } from '../content-source.ts'

/** The newest version. It is asked for at each visit and after each save, never while somebody is writing. */
export function useContent<Draft>({ name, get }: ContentSource<Draft>) {
  return useQuery({
    queryKey: ['content', name, 'newest'],
    queryFn: ({ signal }) => get(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Who saved which version when, newest first. */
export function useVersions<Draft>({ name, listVersions }: ContentSource<Draft>) {
  return useInfiniteQuery({
    queryKey: ['content', name, 'versions'],
    queryFn: ({ pageParam, signal }) => listVersions(pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === VERSION_PAGE ? page.at(-1)?.version : undefined),
  })
}

/** One version with its texts, which never change. */
export function useVersion<Draft>({ name, getVersion }: ContentSource<Draft>, version: number | undefined) {
  return useQuery({
    queryKey: ['content', name, 'version', version],
    queryFn: ({ signal }) => getVersion(version ?? 0, signal),
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
