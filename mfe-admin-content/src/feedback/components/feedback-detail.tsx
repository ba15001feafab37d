import type { Feedback } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { Button, Card, Flex, LoadFailure, PageSpin } from '@confida/ui/antd'
import { Trash2 } from 'lucide-react'
import type { To } from 'react-router-dom'
import { BackLink } from '../../navigation/back-link.tsx'
import { useFeedback } from '../api/feedback.queries.ts'
import { FeedbackAuthor, useAuthorName } from './feedback-author.tsx'
import styles from './feedback-item.module.css'
import { Rating } from './rating.tsx'

interface FeedbackDetailProps {
  id: string
  /** From the list, where it has it. */
  known: Feedback | undefined
  back: To
  onRemove: (feedback: Feedback) => void
}

/** One feedback in full. */
export function FeedbackDetail({ id, known, back, onRemove }: FeedbackDetailProps) {
  const { t } = useTranslation('adminContent')
  const query = useFeedback(id, !known)
  const feedback = known ?? query.data
  return (
    <>
      <PageHeader title={t('feedback.detail')} back={<BackLink to={back}>{t('feedback.back')}</BackLink>} />
      {feedback && <FeedbackCard feedback={feedback} onRemove={() => onRemove(feedback)} />}
      {!feedback && query.isPending && <PageSpin />}
      {!feedback && query.isError && (
        <LoadFailure
          title={t('feedback.notFound')}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </>
  )
}

function FeedbackCard({ feedback, onRemove }: { feedback: Feedback; onRemove: () => void }) {
  const { t } = useTranslation('common')
  const name = useAuthorName(feedback)
  return (
    <article aria-label={name}>
      <Card>
        <Flex vertical gap={16}>
          <div className={styles.top}>
            <h2 className={styles.name} dir="auto">
              {name}
            </h2>
            <Rating value={feedback.rating} />
          </div>
          <FeedbackAuthor feedback={feedback} />
          <p className={styles.whole} dir="auto">
            {feedback.message}
          </p>
          <div>
            <Button danger icon={<Trash2 aria-hidden size={16} />} onClick={onRemove}>
              {t('actions.delete')}
            </Button>
          </div>
        </Flex>
      </Card>
    </article>
  )
}
