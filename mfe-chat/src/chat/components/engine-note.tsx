import { useTranslation } from '@confida/i18n'
import type { Chat } from '../use-chat.ts'
import styles from './composer.module.css'

/** Says that the replies come from the built-in engine, where they do. */
export function EngineNote({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const engine = chat.history.messages.findLast(({ role }) => role === 'assistant')?.engine
  if (engine !== 'builtin') return null
  return <p className={styles.note}>{t('engine.builtin')}</p>
}
