import type { UserEmotions } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Dialog, ErrorState, PageSpinner, Stack, StatCard } from '@confida/ui'
import { MessagesSquare, Sparkles } from 'lucide-react'
import { useNumber } from '../../format/use-number.ts'
import { useUserEmotions } from '../api/emotion.queries.ts'
import { EmotionLine } from './emotion-line.tsx'
import styles from './emotion-user-dialog.module.css'

interface EmotionUserDialogProps {
  id: string
  /** From the list, where it has it. */
  name: string | undefined
  onClose: () => void
}

/** What one user's messages tell, over all of them. */
export function EmotionUserDialog({ id, name, onClose }: EmotionUserDialogProps) {
  const { t } = useTranslation('adminContent')
  const query = useUserEmotions(id)
  return (
    <Dialog
      open
      size="md"
      title={name ? t('emotions.detailOf', { name }) : t('emotions.detail')}
      description={t('emotions.detailDescription')}
      onClose={onClose}
    >
      {query.isPending && <PageSpinner />}
      {query.isLoadingError && (
        <ErrorState
          title={t('emotions.detailError')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <Detail {...query.data} />}
    </Dialog>
  )
}

function Detail({ total_messages, emotion_stats }: UserEmotions) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  return (
    <Stack gap={5}>
      <div className={styles.numbers}>
        <StatCard
          label={t('emotions.totalMessages')}
          value={number(total_messages)}
          icon={<MessagesSquare aria-hidden />}
          tone="info"
        />
        <StatCard
          label={t('emotions.distinctEmotions')}
          value={number(emotion_stats.length)}
          icon={<Sparkles aria-hidden />}
          tone="accent"
        />
      </div>
      <ul className={styles.lines} aria-label={t('emotions.distribution')}>
        {emotion_stats.map((stat) => (
          <EmotionLine key={stat.emotion} stat={stat} />
        ))}
      </ul>
    </Stack>
  )
}
