import type { UserEmotion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { DirectionalIcon } from '@confida/ui'
import { Avatar, Tag } from '@confida/ui/antd'
import { ChevronRight } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import { useNumber } from '../../format/use-number.ts'
import { EmotionIcon } from './emotion-icon.tsx'
import styles from './emotion-user.module.css'

/** One user of the list; all of the line leads to the detail. */
export function EmotionUser({ user, to }: { user: UserEmotion; to: To }) {
  const { t } = useTranslation('adminContent')
  const number = useNumber()
  const { user_name, user_email, primary_emotion, total_messages } = user
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
      <span className={styles.count}>
        {t('emotions.messages', { count: total_messages, number: number(total_messages) })}
      </span>
      <DirectionalIcon>
        <ChevronRight aria-hidden size={18} className={styles.arrow} />
      </DirectionalIcon>
    </li>
  )
}
