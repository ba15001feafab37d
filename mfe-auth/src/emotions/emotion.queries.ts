import {
  correctOwnEmotion,
  type Emotion,
  listOwnEmotions,
  OWN_EMOTIONS_MAX,
  removeOwnEmotion,
} from '@confida/contracts'
import { api } from '@confida/session'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'

const queryKey = [listOwnEmotions.id] as const

/** The own labels a page at a time; each page has the trend, too. */
export const useOwnEmotions = () =>
  useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      api.call(listOwnEmotions, { query: { limit: OWN_EMOTIONS_MAX, offset: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { labels }) => sum + labels.length, 0)
      return shown < total ? shown : undefined
    },
    staleTime: 0,
  })

/** Also where it fails the list is fetched anew: the label may be gone. */
export function useOwnEmotionMutations() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey })
  const correct = useMutation({
    mutationFn: ({ id, emotion }: { id: string; emotion: Emotion }) =>
      api.call(correctOwnEmotion, { params: { message_id: id }, body: { emotion } }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (id: string) => api.call(removeOwnEmotion, { params: { message_id: id } }),
    onSettled,
  })
  return { correct, remove }
}
