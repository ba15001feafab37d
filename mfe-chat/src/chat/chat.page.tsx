import { ApiError } from '@confida/http-client'
import { useTranslation } from '@confida/i18n'
import { Button, ErrorState, useDefaultTheme, useIsPhone } from '@confida/ui'
import { Link, useParams } from 'react-router-dom'
import { CompanionListPane } from '../companions/companion-list-pane.tsx'
import { useCompanion } from '../conversation/api/chat.queries.ts'
import { useOtherTabs } from '../conversation/other-tabs.ts'
import styles from './chat.module.css'
import { ChatSkeleton } from './components/chat-skeleton.tsx'
import { ConversationPane } from './components/conversation-pane.tsx'
import { useChatTitle } from './use-chat-title.ts'

function Pane({ companionId }: { companionId: string }) {
  const { t } = useTranslation('chat')
  const { data: companion, error, refetch, isFetching } = useCompanion(companionId)
  useChatTitle(companion?.name)
  if (companion) return <ConversationPane key={companion.id} companion={companion} />
  if (!error) return <ChatSkeleton />
  const isMissing = error instanceof ApiError && error.status === 404
  if (isMissing) {
    return (
      <ErrorState title={t('errors.missing')} className={styles.failure}>
        <p>{t('errors.missingText')}</p>
        <Button as={Link} to="/dashboard" variant="secondary" className={styles.out}>
          {t('menu.exit')}
        </Button>
      </ErrorState>
    )
  }
  return (
    <ErrorState
      title={t('errors.load')}
      className={styles.failure}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    >
      {t('errors.loadText')}
    </ErrorState>
  )
}

/** The chat with one companion: with the list of companions on a desktop, alone on a phone. */
export function ChatPage() {
  const { companionId = '' } = useParams()
  const isPhone = useIsPhone()
  useDefaultTheme('dark')
  useOtherTabs()
  return (
    <div className={styles.screen}>
      {!isPhone && <CompanionListPane openId={companionId} />}
      <div className={styles.pane}>
        <Pane companionId={companionId} />
      </div>
    </div>
  )
}
