import type { FeedbackState } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Tag, type TagProps } from '@confida/ui/antd'

const colours: Record<FeedbackState, TagProps['color']> = {
  new: 'processing',
  in_work: 'warning',
  answered: 'success',
  closed: undefined,
}

/** How far a feedback has come. */
export function StateTag({ state }: { state: FeedbackState }) {
  const { t } = useTranslation('adminContent')
  return <Tag color={colours[state]}>{t(`feedback.states.${state}`)}</Tag>
}
