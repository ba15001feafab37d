import type { EmotionStatistics } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { StatCard } from '@confida/ui'
import { HeartPulse, MessagesSquare, Users } from 'lucide-react'
import { useNumber } from '../../format/use-number.ts'
import { StatGrid } from '../../layout/stat-grid.tsx'

/** The emotion found most often; none where there are no messages. */
const mostFrequent = (statistics: EmotionStatistics) =>
  statistics.emotion_distribution.reduce<EmotionStatistics['emotion_distribution'][number] | undefined>(
    (most, each) => (each.count > (most?.count ?? 0) ? each : most),
    undefined,
  )?._id

/** The statistics over everybody; undefined while they are on their way. */
export function EmotionStatisticsCards({ statistics }: { statistics: EmotionStatistics | undefined }) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const loading = !statistics
  const most = statistics && mostFrequent(statistics)
  return (
    <StatGrid>
      <StatCard
        label={t('emotions.statistics.users')}
        value={statistics && number(statistics.total_chatting_users)}
        icon={<Users aria-hidden />}
        loading={loading}
      />
      <StatCard
        label={t('emotions.statistics.messages')}
        value={statistics && number(statistics.total_emotion_analyses)}
        icon={<MessagesSquare aria-hidden />}
        tone="info"
        loading={loading}
      />
      <StatCard
        label={t('emotions.statistics.mostFrequent')}
        value={most ? t(`emotions.names.${most}`) : '–'}
        icon={<HeartPulse aria-hidden />}
        tone="accent"
        loading={loading}
      />
    </StatGrid>
  )
}
