import type { FeedbackState } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useNotify } from '@confida/ui/antd'
import { reasonOf } from '../problems/reason.ts'
import { useSetFeedbackState } from './api/feedback.mutations.ts'

/** Puts feedbacks into a state and says how that went. */
export function useStateChange(ids: string[]) {
  const { t } = useTranslation('adminContent')
  const notify = useNotify()
  const { mutate, isPending } = useSetFeedbackState()
  const set = (state: FeedbackState) =>
    mutate(
      { ids, state },
      {
        onSuccess: () => notify.success(t('feedback.stateChanged')),
        onError: (error) => notify.error(t('feedback.stateError'), reasonOf(error)),
      },
    )
  return { set, isPending }
}
