import { useTranslation } from '@confida/i18n'
import { notify } from '@confida/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useState } from 'react'
import { loadUntil, SHOWN_MARGIN } from '../conversation/api/load-until.ts'
import type { Row } from '../conversation/timeline.ts'
import type { Chat } from './use-chat.ts'

/** Milliseconds for which the requested message stays highlighted. */
const HIGHLIGHT_MS = 2500

type List = ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>

/** Scrolls to a message by its id; loads older ones first where it is not loaded yet. */
export function useShowMessage(rows: Row[], virtualizer: List, { companion, history }: Chat) {
  const companionId = companion.id
  const { t } = useTranslation('chat')
  const client = useQueryClient()
  const [wanted, setWanted] = useState<string | null>(null)
  const [shownId, setShownId] = useState<string | null>(null)
  const index = wanted ? rows.findIndex((row) => row.kind === 'message' && row.message.id === wanted) : -1
  const isReady = index >= SHOWN_MARGIN || (index !== -1 && !history.hasNextPage)
  const isLoadingMessage = wanted !== null && !isReady

  useEffect(() => {
    if (!wanted || !isReady) return
    virtualizer.scrollToIndex(index, { align: 'center' })
    setShownId(wanted)
    setWanted(null)
  }, [wanted, index, isReady, virtualizer])

  const handleFailure = useEffectEvent(() => {
    setWanted(null)
    notify.error(t('messages.olderFailed'))
  })
  useEffect(() => {
    if (!wanted || !isLoadingMessage) return
    const abort = new AbortController()
    loadUntil(client, companionId, wanted, abort.signal).then(
      (isThere) => isThere || setWanted(null),
      () => abort.signal.aborted || handleFailure(),
    )
    return () => abort.abort()
  }, [wanted, isLoadingMessage, client, companionId])

  useEffect(() => {
    if (!shownId) return
    const timer = setTimeout(() => setShownId(null), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [shownId])

  return { show: setWanted, shownId, isLoadingMessage }
}
