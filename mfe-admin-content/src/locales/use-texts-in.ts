import type { Language } from '@confida/contracts'
import { useQuery } from '@tanstack/react-query'
import { loadTexts } from './index.ts'
import type { AdminContentTexts } from './it.ts'

/** The texts in a language that need not be the reader's, for pictures of what others get; undefined until they are loaded. */
export function useTextsIn(language: Language): AdminContentTexts | undefined {
  const { data } = useQuery({
    queryKey: ['admin-content-texts', language],
    queryFn: () => loadTexts(language),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data as AdminContentTexts | undefined
}
