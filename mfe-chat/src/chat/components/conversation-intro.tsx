import { type Companion, pictureOf } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Avatar } from '@confida/ui'
import styles from './timeline.module.css'

/** The top of a conversation: the companion's name and picture. */
export function ConversationIntro({ companion }: { companion: Companion }) {
  const { t } = useTranslation('chat')
  return (
    <div className={styles.intro}>
      <Avatar name={companion.name} src={pictureOf(companion)} size={84} />
      <p className={styles.introName} dir="auto">
        {companion.name}
      </p>
      <p className={styles.introText}>{t('messages.intro', { name: companion.name })}</p>
    </div>
  )
}
