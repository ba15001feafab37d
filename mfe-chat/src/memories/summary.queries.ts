import { findSummary, removeSummary, type Summary, updateSummary } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { api } from '@confida/session'
import { notify } from '@confida/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

const summaryKey = (companionId: string) => [findSummary.id, companionId] as const

/** What the companion keeps of what was said long ago. */
export const useSummary = (companionId: string) =>
  useQuery({
    queryKey: summaryKey(companionId),
    queryFn: ({ signal }) => api.call(findSummary, { params: { id: companionId }, signal }),
    staleTime: 0,
  })

/** Corrects and deletes the summary. */
export function useSummaryMutations(companionId: string) {
  const { t } = useTranslation('chat')
  const client = useQueryClient()
  const queryKey = summaryKey(companionId)
  const show = (summary: Summary | null) => client.setQueryData(queryKey, { summary })
  const onError = () => {
    notify.error(t('memories.saveFailed'))
    void client.invalidateQueries({ queryKey })
  }

  const update = useMutation({
    mutationFn: (text: string) => api.call(updateSummary, { params: { id: companionId }, body: { text } }),
    onSuccess: (summary) => {
      show(summary)
      notify.success(t('memories.summary.saved'))
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: () => api.call(removeSummary, { params: { id: companionId } }),
    onSuccess: () => {
      show(null)
      notify.success(t('memories.summary.removed'))
    },
    onError,
  })
  return { update, remove }
}
