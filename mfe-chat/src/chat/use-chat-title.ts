import { useTranslation } from '@confida/i18n'
import { useEffect } from 'react'

/** Names the browser's tab after the companion, by whom one tells several chats apart. */
export function useChatTitle(companionName: string | undefined): void {
  const { t } = useTranslation('chat')
  const title = `${companionName ?? t('title')} – Confida`
  useEffect(() => {
    document.title = title
  }, [title])
}
