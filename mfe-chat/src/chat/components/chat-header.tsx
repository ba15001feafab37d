import { type Companion, pictureOf } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Avatar, IconButton, useIsPhone } from '@confida/ui'
import { Brain, Search } from 'lucide-react'
import { useStore } from 'zustand'
import { BackLink } from '../../companions/back-link.tsx'
import { CompanionMenu } from '../../companions/companion-menu.tsx'
import type { Conversation } from '../../conversation/conversation.ts'
import type { ChatPanel } from '../chat-panel.ts'
import styles from './chat-header.module.css'
import { ChatMenu } from './chat-menu.tsx'

interface ChatHeaderProps {
  companion: Companion
  conversation: Conversation
  onPanel: (panel: ChatPanel) => void
  onSearch: () => void
}

/** The companion and the menu. On a phone the name opens the list of the other companions. */
export function ChatHeader({ companion, conversation, onPanel, onSearch }: ChatHeaderProps) {
  const { t } = useTranslation('chat')
  const isPhone = useIsPhone()
  const isTyping = useStore(conversation.store, ({ pending }) => pending?.isTyping ?? false)
  return (
    <header className={styles.header}>
      {isPhone ? (
        <>
          <h1 className="cf-hidden">{companion.name}</h1>
          <BackLink />
          <CompanionMenu companion={companion} />
        </>
      ) : (
        <>
          <Avatar name={companion.name} src={pictureOf(companion)} size={42} />
          <div className={styles.words}>
            <h1 className={styles.name} dir="auto">
              {companion.name}
            </h1>
            <p className={styles.subtitle}>{isTyping ? t('header.typing') : t('header.subtitle')}</p>
          </div>
        </>
      )}
      <div className={styles.tools}>
        {!isPhone && (
          <>
            <IconButton label={t('menu.search')} icon={<Search aria-hidden />} onClick={onSearch} />
            <IconButton
              label={t('menu.memories')}
              icon={<Brain aria-hidden />}
              onClick={() => onPanel('memories')}
            />
          </>
        )}
        <ChatMenu companion={companion} onPanel={onPanel} onSearch={onSearch} />
      </div>
    </header>
  )
}
