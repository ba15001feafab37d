import {
  correctOwnEmotion,
  type Emotion,
  listOwnEmotions,
  OWN_EMOTIONS_MAX,
  removeOwnEmotion,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { api } from '@confida/session'
import { notify } from '@confida/ui'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'

const queryKey = [listOwnEmotions.id] as const

/** The own labels a page at a time; each page has the trend, too. Without a connection the dialog says so, instead of waiting for one. */
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
    networkMode: 'always',
    staleTime: 0,
  })

/** One after the other, as the server takes them. Also where one fails the list is fetched anew: the label may be gone. */
export function useOwnEmotionMutations() {
  const { t } = useTranslation('ownEmotions')
  const client = useQueryClient()
  const common = {
    scope: { id: listOwnEmotions.id },
    onError: () => notify.error(t('failed')),
    onSettled: () => client.invalidateQueries({ queryKey }),
  }
  const correct = useMutation({
    mutationFn: ({ id, emotion }: { id: string; emotion: Emotion }) =>
      api.call(correctOwnEmotion, { params: { message_id: id }, body: { emotion } }),
    onSuccess: () => notify.success(t('saved')),
    ...common,
  })
  const remove = useMutation({
    mutationFn: (id: string) => api.call(removeOwnEmotion, { params: { message_id: id } }),
    onSuccess: () => notify.success(t('removed')),
    ...common,
  })
  return { correct, remove }
}
