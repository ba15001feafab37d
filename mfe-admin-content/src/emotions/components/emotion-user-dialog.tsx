import type { UserEmotions } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Flex, LoadFailure, Modal, PageSpin, StatTile } from '@confida/ui/antd'
import { MessagesSquare, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useNumber } from '../../format/use-number.ts'
import { useUserEmotions } from '../api/emotion.queries.ts'
import { EmotionLine } from './emotion-line.tsx'
import styles from './emotion-user-dialog.module.css'

interface EmotionUserDialogProps {
  id: string
  /** From the list, where it has it. */
  name: string | undefined
  onClosed: () => void
}

/** What one user's messages tell, over all of them. */
export function EmotionUserDialog({ id, name, onClosed }: EmotionUserDialogProps) {
  const { t } = useTranslation('adminContent')
  const query = useUserEmotions(id)
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Modal
      open={isOpen}
      title={name ? t('emotions.detailOf', { name }) : t('emotions.detail')}
      footer={null}
      onCancel={() => setIsOpen(false)}
      afterClose={onClosed}
    >
      <p>{t('emotions.detailDescription')}</p>
      {query.isPending && <PageSpin />}
      {query.isLoadingError && (
        <LoadFailure
          title={t('emotions.detailError')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <Detail {...query.data} />}
    </Modal>
  )
}

function Detail({ total_messages, emotion_stats }: UserEmotions) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  return (
    <Flex vertical gap={20}>
      <ul className={`cf-list ${styles.numbers}`}>
        <StatTile
          title={t('emotions.totalMessages')}
          value={number(total_messages)}
          icon={<MessagesSquare aria-hidden size={18} />}
        />
        <StatTile
          title={t('emotions.distinctEmotions')}
          value={number(emotion_stats.length)}
          icon={<Sparkles aria-hidden size={18} />}
        />
      </ul>
      <ul className={styles.lines} aria-label={t('emotions.distribution')}>
        {emotion_stats.map((stat) => (
          <EmotionLine key={stat.emotion} stat={stat} />
        ))}
      </ul>
    </Flex>
  )
}
