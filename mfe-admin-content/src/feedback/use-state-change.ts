import type { FeedbackState, SeenFeedback } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import { currentOf, reasonOf } from '../problems/reason.ts'
import { useRefreshFeedbacks, useSetFeedbackState } from './api/feedback.mutations.ts'

interface StateConflict {
  /** What was to be set, on which states. */
  wanted: FeedbackState
  seen: SeenFeedback[]
  /** Those that somebody else has put into another one. */
  others: SeenFeedback[]
}

/** Puts feedbacks into a state and says how that went, or who was quicker. */
export function useStateChange(feedbacks: readonly SeenFeedback[]) {
  const { t } = useTranslation('adminContent')
  const notify = useNotify()
  const refresh = useRefreshFeedbacks()
  const [conflict, setConflict] = useState<StateConflict>()
  const { mutate, isPending } = useSetFeedbackState(() => notify.success(t('feedback.stateChanged')))

  const submit = (seen: readonly SeenFeedback[], wanted: FeedbackState) =>
    mutate(
      { feedbacks: seen, state: wanted },
      {
        onError: (error) => {
          const current = currentOf(error) as { feedbacks: SeenFeedback[] } | undefined
          if (!current) return notify.error(t('feedback.stateError'), reasonOf(error))
          const others = current.feedbacks
          const now = seen.map((one) => others.find(({ id }) => id === one.id) ?? one)
          setConflict({ wanted, seen: now, others })
        },
      },
    )

  return {
    isPending,
    conflict,
    set: (state: FeedbackState) => submit(feedbacks, state),
    /** Over the others' states, which have been seen now. */
    overwrite: () => {
      if (!conflict) return
      setConflict(undefined)
      submit(conflict.seen, conflict.wanted)
    },
    takeSaved: () => {
      setConflict(undefined)
      void refresh()
    },
  }
}
