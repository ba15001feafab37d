import { useTranslation } from '@confida/i18n'
import { Button, EmptyList } from '@confida/ui/antd'
import { MessageSquareText } from 'lucide-react'
import type { FeedbackFilters } from '../feedback-filters.ts'

interface NoFeedbackProps {
  filters: FeedbackFilters
  onClear: () => void
}

const isFiltered = ({ rating, state, search, period }: FeedbackFilters) =>
  Boolean(rating || state || search) || period !== 'all'

/** Where there is no feedback, or none that passes the filters. */
export function NoFeedback({ filters, onClear }: NoFeedbackProps) {
  const { t } = useTranslation('adminContent')
  const hasFilters = isFiltered(filters)
  return (
    <EmptyList icon={MessageSquareText} title={t(hasFilters ? 'feedback.noMatch' : 'feedback.empty')}>
      {hasFilters && <Button onClick={onClear}>{t('filters.clear')}</Button>}
    </EmptyList>
  )
}
