import type { Feedback } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { Button, Card, Flex, LoadFailure, PageSpin, RemovalPopup } from '@confida/ui/antd'
import { Trash2 } from 'lucide-react'
import type { To } from 'react-router-dom'
import { BackLink } from '../../navigation/back-link.tsx'
import { useFeedback } from '../api/feedback.queries.ts'
import { useFeedbackRemoval } from '../use-feedback-removal.ts'
import { FeedbackAuthor, useAuthorName } from './feedback-author.tsx'
import styles from './feedback-item.module.css'
import { Rating } from './rating.tsx'

interface FeedbackDetailProps {
  id: string
  /** From the list, where it has it. */
  known: Feedback | undefined
  back: To
  onRemoved: () => void
}

/** One feedback in full. */
export function FeedbackDetail({ id, known, back, onRemoved }: FeedbackDetailProps) {
  const { t } = useTranslation('adminContent')
  const query = useFeedback(id, !known)
  const feedback = known ?? query.data
  return (
    <>
      <PageHeader title={t('feedback.detail')} back={<BackLink to={back}>{t('feedback.back')}</BackLink>} />
      {feedback && <FeedbackCard feedback={feedback} onRemoved={onRemoved} />}
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

function FeedbackCard({ feedback, onRemoved }: { feedback: Feedback; onRemoved: () => void }) {
  const { t } = useTranslation('common')
  const name = useAuthorName(feedback)
  const removal = useFeedbackRemoval(feedback, onRemoved)
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
            <RemovalPopup {...removal}>
              <Button danger icon={<Trash2 aria-hidden size={16} />}>
                {t('actions.delete')}
              </Button>
            </RemovalPopup>
          </div>
        </Flex>
      </Card>
    </article>
  )
}
