import type { Companion } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { MessageCircle } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './companion-card.module.css'

/** From a companion's card into the conversation. */
export function ChatLink({ companion: { id, name } }: { companion: Companion }) {
  const { t } = useTranslation('companions')
  return (
    <Button
      as={Link}
      to={`/text-chat/${id}`}
      fullWidth
      className={styles.chat}
      aria-label={t('companions.chatWith', { name })}
      icon={<MessageCircle aria-hidden />}
    >
      {t('companions.chat')}
    </Button>
  )
}
