import { listMissingTranslations } from '@confida/contracts'
import { ApiError } from '@confida/http-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Based, ContentSource } from '../content-source.ts'

/** Somebody else has saved in the meantime. */
export const isOutdated = (error: Error | null) =>
  error instanceof ApiError && error.code === 'content_outdated'

/** Refetches everything of these texts: what is public, the newest version and the list. */
function useRefresh<Draft>({ name, publicKey }: ContentSource<Draft>) {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: [listMissingTranslations.id] })
    void queryClient.invalidateQueries({ queryKey: [publicKey] })
    void queryClient.invalidateQueries({ queryKey: ['content', name, 'versions'] })
    return queryClient.invalidateQueries({ queryKey: ['content', name, 'newest'] })
  }
}

/** Saves the texts as a new version and refetches them; under way until both are done. */
export function useSaveContent<Draft>(source: ContentSource<Draft>) {
  const refresh = useRefresh(source)
  return useMutation({
    mutationFn: (draft: Based<Draft>) => source.save(draft),
    onSuccess: refresh,
    onError: (error) => (isOutdated(error) ? refresh() : undefined),
  })
}

/** Saves an earlier version again, as the newest one. */
export function useRestoreVersion<Draft>(source: ContentSource<Draft>) {
  const refresh = useRefresh(source)
  return useMutation({
    mutationFn: ({ version, base }: { version: number; base: number }) => source.restore(version, base),
    onSuccess: refresh,
    onError: (error) => (isOutdated(error) ? refresh() : undefined),
  })
}
