import type { Feedback } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Card, IconButton } from '@confida/ui'
import { Trash2 } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { FeedbackAuthor, useAuthorName } from './feedback-author.tsx'
import styles from './feedback-item.module.css'
import { Rating } from './rating.tsx'

interface FeedbackItemProps {
  feedback: Feedback
  to: To
  onRemove: () => void
}

/** One feedback of the list; all of it leads to its detail, but the button. */
export function FeedbackItem({ feedback, to, onRemove }: FeedbackItemProps) {
  const { t } = useTranslation('adminContent')
  const name = useAuthorName(feedback)
  return (
    <Card as="li" interactive className={styles.item}>
      <div className={styles.top}>
        <h2 className={styles.name} dir="auto">
          <Link to={to} className={styles.link}>
            {name}
          </Link>
        </h2>
        <Rating value={feedback.rating} />
        <IconButton
          className={styles.delete}
          size="sm"
          variant="danger"
          label={t('feedback.deleteOf', { name })}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      </div>
      <FeedbackAuthor feedback={feedback} />
      <p className={styles.message} dir="auto">
        {feedback.message}
      </p>
    </Card>
  )
}
