import { useTranslation } from '@confida/i18n'
import { IconButton, notify } from '@confida/ui'
import { Copy } from 'lucide-react'
import type { ChatMessage } from '../../conversation/conversation.types.ts'
import styles from './message-item.module.css'

/** What can be done with a message; beside its bubble, shown for the pointer and the keyboard. */
export function MessageActions({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('chat')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message.content)
      notify.success(t('messages.copied'), { duration: 2000 })
    } catch {
      notify.error(t('messages.copyFailed'))
    }
  }
  return (
    <div className={styles.actions}>
      <IconButton size="sm" label={t('messages.copy')} icon={<Copy aria-hidden />} onClick={copy} />
    </div>
  )
}
