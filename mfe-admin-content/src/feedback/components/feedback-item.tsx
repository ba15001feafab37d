import type { Feedback } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, Checkbox, RemovalPopup } from '@confida/ui/antd'
import { Trash2 } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { useFeedbackRemoval } from '../use-feedback-removal.ts'
import { FeedbackAuthor, useAuthorName } from './feedback-author.tsx'
import styles from './feedback-item.module.css'
import { Rating } from './rating.tsx'
import { StateTag } from './state-tag.tsx'

interface FeedbackItemProps {
  feedback: Feedback
  to: To
  /** Whether its detail is beside the list. */
  isOpen: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One feedback of the list; all of it leads to its detail, but the box and the button. */
export function FeedbackItem({ feedback, to, isOpen, isChosen, onChoose }: FeedbackItemProps) {
  const { t } = useTranslation('adminContent')
  const name = useAuthorName(feedback)
  const removal = useFeedbackRemoval(feedback)
  return (
    <li className={styles.item} data-open={isOpen || undefined}>
      <Checkbox
        className={styles.above}
        aria-label={t('feedback.select', { name })}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className={styles.content}>
        <div className={styles.top}>
          <h2 className={styles.name} dir="auto">
            <Link to={to} className={styles.link} aria-current={isOpen || undefined}>
              {name}
            </Link>
          </h2>
          <Rating value={feedback.rating} />
          <StateTag state={feedback.state ?? 'new'} />
        </div>
        <FeedbackAuthor feedback={feedback} />
        <p className={styles.message} dir="auto">
          {feedback.message}
        </p>
      </div>
      <RemovalPopup {...removal}>
        <Button
          danger
          type="text"
          size="small"
          className={styles.above}
          aria-label={t('feedback.deleteOf', { name })}
          title={t('feedback.deleteOf', { name })}
          icon={<Trash2 aria-hidden size={16} />}
        />
      </RemovalPopup>
    </li>
  )
}
