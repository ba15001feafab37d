import { listMissingTranslations } from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Based, ContentSource, Saved, VersionSource } from '../content-source.ts'

/** Somebody else has saved in the meantime. */
export const isOutdated = (error: Error | null) =>
  error instanceof ApiError && error.code === 'content_outdated'

/** Refetches everything of these texts: what is public, the newest version, the list, and what is a translation of them. */
function useRefresh<Draft, Text extends Saved<Draft>>({ id, publicKey }: VersionSource<Draft, Text>) {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: [listMissingTranslations.id] })
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: [publicKey] }),
      queryClient.invalidateQueries({ queryKey: ['content', id] }),
    ])
  }
}

/** Saves the texts as a new version and refetches them; under way until both are done. */
export function useSaveContent<Draft, Text extends Saved<Draft>>(source: ContentSource<Draft, Text>) {
  const refresh = useRefresh(source)
  return useMutation({
    mutationFn: (draft: Based<Draft>) => source.save(draft),
    onSuccess: refresh,
    onError: (error) => (isOutdated(error) ? refresh() : undefined),
  })
}

/** Saves an earlier version again, as the newest one. */
export function useRestoreVersion<Draft, Text extends Saved<Draft>>(source: VersionSource<Draft, Text>) {
  const refresh = useRefresh(source)
  return useMutation({
    mutationFn: ({ version, base }: { version: number; base: number }) => source.restore(version, base),
    onSuccess: refresh,
    onError: (error) => (isOutdated(error) ? refresh() : undefined),
  })
}
