import { useTranslation } from '@confida/i18n'
import { Badge } from '@confida/ui'
import { useStore } from 'zustand'
import { useConversation } from '../conversation/conversation-registry.ts'

/** The number of unread replies of a companion. */
export function UnreadBadge({ companionId }: { companionId: string }) {
  const { t } = useTranslation('chat')
  const { store } = useConversation(companionId)
  const unread = useStore(store, (state) => state.unread)
  return <Badge count={unread} label={t('companions.unread')} />
}
