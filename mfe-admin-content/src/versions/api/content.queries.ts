import { VERSION_PAGE } from '@confida/contracts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ContentSource, Saved, VersionSource } from '../content-source.ts'

type Readable<Text> = Pick<ContentSource<unknown>, 'id' | 'language'> & {
  get: (signal: AbortSignal) => Promise<Text>
}

/** The newest version. It is asked for at each visit and after each save, never while somebody is writing. */
export function useContent<Text>({ id, language, get }: Readable<Text>) {
  return useQuery({
    queryKey: ['content', id, language, 'newest'],
    queryFn: ({ signal }) => get(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

/** Who saved which version when, newest first. */
export function useVersions<Draft, Text extends Saved<Draft>>({
  id,
  language,
  listVersions,
}: VersionSource<Draft, Text>) {
  return useInfiniteQuery({
    queryKey: ['content', id, language, 'versions'],
    queryFn: ({ pageParam, signal }) => listVersions(pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === VERSION_PAGE ? page.at(-1)?.version : undefined),
  })
}

/** One version with its texts, which never change. */
export function useVersion<Draft, Text extends Saved<Draft>>(
  { id, language, getVersion }: VersionSource<Draft, Text>,
  version: number | undefined,
) {
  return useQuery({
    queryKey: ['content', id, language, 'version', version],
    queryFn: ({ signal }) => getVersion(version ?? 0, signal),
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
