import type { FeedbackStatistics } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { StatTile } from '@confida/ui/antd'
import { CalendarDays, MessageSquareText, Star, ThumbsUp } from 'lucide-react'
import { useNumber } from '../../format/use-number.ts'
import { StatGrid } from '../../layout/stat-grid.tsx'

/** The four statistics over all feedback; undefined while they are on their way. */
export function FeedbackStatisticsCards({ statistics }: { statistics: FeedbackStatistics | undefined }) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const decimal = useNumber({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const loading = !statistics
  return (
    <StatGrid>
      <StatTile
        title={t('feedback.statistics.total')}
        value={statistics && number(statistics.total)}
        icon={<MessageSquareText aria-hidden size={18} />}
        loading={loading}
      />
      <StatTile
        title={t('feedback.statistics.average')}
        value={statistics && decimal(statistics.averageRating)}
        icon={<Star aria-hidden size={18} />}
        loading={loading}
      />
      <StatTile
        title={t('feedback.statistics.positive')}
        value={statistics && number(statistics.positive)}
        icon={<ThumbsUp aria-hidden size={18} />}
        loading={loading}
      />
      <StatTile
        title={t('feedback.statistics.thisMonth')}
        value={statistics && number(statistics.thisMonth)}
        icon={<CalendarDays aria-hidden size={18} />}
        loading={loading}
      />
    </StatGrid>
  )
}
