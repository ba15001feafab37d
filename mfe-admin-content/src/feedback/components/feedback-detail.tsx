import type { Feedback, FeedbackThread } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { PageHeader } from '@confida/ui'
import { Button, Card, Flex, LoadFailure, PageSpin, RemovalPopup } from '@confida/ui/antd'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { BackLink } from '../../navigation/back-link.tsx'
import { useFeedback } from '../api/feedback.queries.ts'
import type { useFeedbackFilters } from '../use-feedback-filters.ts'
import { useFeedbackRemoval } from '../use-feedback-removal.ts'
import { FeedbackAuthor, useAuthorName } from './feedback-author.tsx'
import styles from './feedback-detail.module.css'
import { FeedbackReplies } from './feedback-replies.tsx'
import { Rating } from './rating.tsx'
import { ReplyForm } from './reply-form.tsx'
import { StateSelect } from './state-select.tsx'

interface FeedbackDetailProps {
  id: string
  /** From the list, where it has it. */
  known: Feedback | undefined
  list: ReturnType<typeof useFeedbackFilters>
  /** Whether it stands beside the list instead of in its place. */
  isBeside?: boolean
}

/** One feedback in full, with what was answered to it. */
export function FeedbackDetail({ id, known, list, isBeside }: FeedbackDetailProps) {
  const { t } = useTranslation('adminContent')
  const query = useFeedback(id)
  const feedback = query.data ?? known
  const title = t('feedback.detail')
  const back = <BackLink to={list.addressOf(undefined)}>{t('feedback.back')}</BackLink>
  const failure = query.isError && (
    <LoadFailure
      title={t(feedback ? 'feedback.reply.loadError' : 'feedback.notFound')}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
  return (
    <>
      {isBeside ? (
        <header className={styles.header}>
          <h2 className={styles.title}>{title}</h2>
          {back}
        </header>
      ) : (
        <PageHeader title={title} back={back} />
      )}
      {feedback ? (
        <FeedbackCard feedback={feedback} isBeside={isBeside} onRemoved={list.close}>
          {query.data ? <Thread thread={query.data} /> : failure || <PageSpin />}
        </FeedbackCard>
      ) : (
        failure || <PageSpin />
      )}
    </>
  )
}

const Thread = ({ thread }: { thread: FeedbackThread }) => (
  <>
    {thread.replies.length > 0 && <FeedbackReplies replies={thread.replies} />}
    <ReplyForm thread={thread} />
  </>
)

interface FeedbackCardProps {
  feedback: Feedback
  isBeside: boolean | undefined
  onRemoved: () => void
  children: ReactNode
}

function FeedbackCard({ feedback, isBeside, onRemoved, children }: FeedbackCardProps) {
  const { t } = useTranslation('common')
  const name = useAuthorName(feedback)
  const removal = useFeedbackRemoval(feedback, onRemoved)
  const Name = isBeside ? 'h3' : 'h2'
  return (
    <article aria-label={name}>
      <Card>
        <Flex vertical gap={16}>
          <div className={styles.top}>
            <Name className={styles.name} dir="auto">
              {name}
            </Name>
            <Rating value={feedback.rating} />
          </div>
          <FeedbackAuthor feedback={feedback} />
          <p className={styles.message} dir="auto">
            {feedback.message}
          </p>
          <div className={styles.top}>
            <StateSelect feedbacks={[feedback]} value={feedback.state ?? 'new'} />
            <RemovalPopup {...removal}>
              <Button danger icon={<Trash2 aria-hidden size={16} />}>
                {t('actions.delete')}
              </Button>
            </RemovalPopup>
          </div>
          {children}
        </Flex>
      </Card>
    </article>
  )
}
