import type { Emotion, UserEmotion } from '@confida/contracts'
import { formatDate, useTranslation } from '@confida/i18n'
import { DirectionalIcon } from '@confida/ui'
import { Avatar, Tag } from '@confida/ui/antd'
import { ChevronRight } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { useNumber } from '../../format/use-number.ts'
import { EmotionIcon } from './emotion-icon.tsx'
import styles from './emotion-user.module.css'

interface EmotionUserProps {
  user: UserEmotion
  /** That the list is narrowed to. */
  emotion: Emotion | undefined
  to: To
}

/** One user of the list; all of the line leads to the detail. */
export function EmotionUser({ user, emotion, to }: EmotionUserProps) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const { user_name, user_email, primary_emotion, total_messages, emotion_messages, last_day } = user
  return (
    <li className={styles.user}>
      <Avatar aria-hidden size={40} className={styles.avatar}>
        {user_name.trim().charAt(0).toLocaleUpperCase()}
      </Avatar>
      <div className={styles.who}>
        <Link to={to} className={styles.link} dir="auto">
          {user_name}
        </Link>
        <bdi className={styles.email}>{user_email}</bdi>
      </div>
      <Tag icon={<EmotionIcon emotion={primary_emotion} size={14} />} className={styles.emotion}>
        {t(`emotions.names.${primary_emotion}`)}
      </Tag>
      <div className={styles.count}>
        <p>{t('emotions.messages', { count: total_messages, number: number(total_messages) })}</p>
        {emotion && emotion_messages !== undefined && (
          <p>
            {t(`emotions.names.${emotion}`)}: <bdi>{number(emotion_messages)}</bdi>
          </p>
        )}
        {last_day && <p>{t('emotions.lastDay', { day: formatDate(last_day) })}</p>}
      </div>
      <DirectionalIcon>
        <ChevronRight aria-hidden size={18} className={styles.arrow} />
      </DirectionalIcon>
    </li>
  )
}
