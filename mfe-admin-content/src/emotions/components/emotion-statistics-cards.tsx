import type { EmotionStatistics } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { StatTile } from '@confida/ui/antd'
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
      <StatTile
        title={t('emotions.statistics.users')}
        value={statistics && number(statistics.total_chatting_users)}
        icon={<Users aria-hidden size={18} />}
        loading={loading}
      />
      <StatTile
        title={t('emotions.statistics.messages')}
        value={statistics && number(statistics.total_emotion_analyses)}
        icon={<MessagesSquare aria-hidden size={18} />}
        loading={loading}
      />
      <StatTile
        title={t('emotions.statistics.mostFrequent')}
        value={most ? t(`emotions.names.${most}`) : '–'}
        icon={<HeartPulse aria-hidden size={18} />}
        loading={loading}
      />
    </StatGrid>
  )
}
