import { type Feedback, type FeedbackState, feedbackStates } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { RecordConflict, Select } from '@confida/ui/antd'
import { useStateChange } from '../use-state-change.ts'

interface StateSelectProps {
  feedbacks: readonly Feedback[]
  /** Where all of them have the same. */
  value?: FeedbackState
}

/** Puts one or several feedbacks into a state. */
export function StateSelect({ feedbacks, value }: StateSelectProps) {
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  const { set, isPending, conflict, overwrite, takeSaved } = useStateChange(feedbacks)
  const label = t(value ? 'feedback.state' : 'feedback.setState')
  const nameOf = (id: string) => {
    const feedback = feedbacks.find((each) => each.id === id)
    if (value || !feedback) return t('feedback.state')
    return `${feedback.user_name?.trim() || tc('missing.name')} · ${feedback.data} · ${feedback.ora}`
  }
  return (
    <>
      <Select<FeedbackState>
        aria-label={label}
        placeholder={label}
        popupMatchSelectWidth={false}
        value={value}
        loading={isPending}
        disabled={isPending}
        options={feedbackStates.map((state) => ({ value: state, label: t(`feedback.states.${state}`) }))}
        onChange={set}
      />
      {conflict && (
        <RecordConflict
          fields={conflict.others.map(({ id, state }) => ({
            label: nameOf(id),
            saved: t(`feedback.states.${state}`),
            mine: t(`feedback.states.${conflict.wanted}`),
          }))}
          wording={t('feedback.stateConflict', { returnObjects: true })}
          onOverwrite={overwrite}
          onTakeSaved={takeSaved}
          onCancel={takeSaved}
        />
      )}
    </>
  )
}
