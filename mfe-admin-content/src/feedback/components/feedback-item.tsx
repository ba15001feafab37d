import type { Feedback } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, Card, RemovalPopup } from '@confida/ui/antd'
import { Trash2 } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { useFeedbackRemoval } from '../use-feedback-removal.ts'
import { FeedbackAuthor, useAuthorName } from './feedback-author.tsx'
import styles from './feedback-item.module.css'
import { Rating } from './rating.tsx'

interface FeedbackItemProps {
  feedback: Feedback
  to: To
}

/** One feedback of the list; all of it leads to its detail, but the button. */
export function FeedbackItem({ feedback, to }: FeedbackItemProps) {
  const { t } = useTranslation('adminContent')
  const name = useAuthorName(feedback)
  const removal = useFeedbackRemoval(feedback)
  return (
    <li>
      <Card hoverable size="small" classNames={{ body: styles.item }}>
        <div className={styles.top}>
          <h2 className={styles.name} dir="auto">
            <Link to={to} className={styles.link}>
              {name}
            </Link>
          </h2>
          <Rating value={feedback.rating} />
          <RemovalPopup {...removal}>
            <Button
              danger
              type="text"
              size="small"
              className={styles.delete}
              aria-label={t('feedback.deleteOf', { name })}
              title={t('feedback.deleteOf', { name })}
              icon={<Trash2 aria-hidden size={16} />}
            />
          </RemovalPopup>
        </div>
        <FeedbackAuthor feedback={feedback} />
        <p className={styles.message} dir="auto">
          {feedback.message}
        </p>
      </Card>
    </li>
  )
}
