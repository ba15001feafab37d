import { type FeedbackState, feedbackStates } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Select } from '@confida/ui/antd'
import { useStateChange } from '../use-state-change.ts'

interface StateSelectProps {
  ids: string[]
  /** Where all of them have the same. */
  value?: FeedbackState
}

/** Puts one or several feedbacks into a state. */
export function StateSelect({ ids, value }: StateSelectProps) {
  const { t } = useTranslation('adminContent')
  const { set, isPending } = useStateChange(ids)
  const label = t(value ? 'feedback.state' : 'feedback.setState')
  return (
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
  )
}
