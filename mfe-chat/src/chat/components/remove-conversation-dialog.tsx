import { useTranslation } from '@confida/i18n'
import { ConfirmDialog, notify } from '@confida/ui'
import { useRemoveConversation } from '../../conversation/api/chat.mutations.ts'
import type { Chat } from '../use-chat.ts'

/** Asks before the conversation is deleted for good. */
export function RemoveConversationDialog({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const { t } = useTranslation('chat')
  const { companion, conversation } = chat
  const { name } = companion
  const removal = useRemoveConversation(companion.id)

  const handleConfirm = () => {
    conversation.stop()
    removal.mutate(undefined, {
      onSuccess: () => {
        conversation.setNotice(null)
        notify.success(t('deleteChat.done'))
        onClose()
      },
      onError: () => notify.error(t('deleteChat.failed')),
    })
  }
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('deleteChat.title', { name })}
      confirmLabel={t('deleteChat.confirm')}
      loading={removal.isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t('deleteChat.text', { name })}
    </ConfirmDialog>
  )
}
