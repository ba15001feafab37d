import { useTranslation } from '@confida/i18n'
import { Button, EmptyState } from '@confida/ui'
import { MessageSquareText } from 'lucide-react'
import type { FeedbackFilters } from '../feedback-filters.ts'

interface NoFeedbackProps {
  filters: FeedbackFilters
  onClear: () => void
}

const isFiltered = ({ rating, period }: FeedbackFilters) => rating !== undefined || period !== 'all'

/** Where there is no feedback, or none that passes the filters. */
export function NoFeedback({ filters, onClear }: NoFeedbackProps) {
  const { t } = useTranslation('adminContent')
  const hasFilters = isFiltered(filters)
  return (
    <EmptyState
      illustration={<MessageSquareText aria-hidden />}
      title={t(hasFilters ? 'feedback.noMatch' : 'feedback.empty')}
      action={
        hasFilters && (
          <Button variant="secondary" onClick={onClear}>
            {t('filters.clear')}
          </Button>
        )
      }
    />
  )
}
