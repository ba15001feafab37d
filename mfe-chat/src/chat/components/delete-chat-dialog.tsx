import { useTranslation } from '@confida/i18n'
import { ConfirmDialog, notify } from '@confida/ui'
import { useDeleteChat } from '../../conversation/api/chat.mutations.ts'
import type { Chat } from '../use-chat.ts'

/** Asks before the conversation is gone for good. */
export function DeleteChatDialog({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const { t } = useTranslation('chat')
  const { companion, conversation } = chat
  const { name } = companion
  const deletion = useDeleteChat(companion.id)

  const handleConfirm = () => {
    conversation.stop()
    deletion.mutate(undefined, {
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
      loading={deletion.isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t('deleteChat.text', { name })}
    </ConfirmDialog>
  )
}
