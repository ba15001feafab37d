import { type FeedbackReplyDraft, type FeedbackThread, feedbackTag } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useKeptDraft } from '@confida/session'
import { useNotify } from '@confida/ui/antd'
import { useState } from 'react'
import { useLeaveWarning } from '../editor/use-leave-warning.ts'
import { currentOf, reasonOf } from '../problems/reason.ts'
import { useSendReply } from './api/feedback.mutations.ts'

interface ReplyDraft extends FeedbackReplyDraft {
  /** The replies that were there when it was begun. */
  seen: string
}

/** Another one for each text: sent again after a lost answer, the same text is the same reply. */
const newClientId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** What is being answered to a feedback, kept until it is sent, and what somebody else has answered meanwhile. */
export function useReply(thread: FeedbackThread) {
  const { t } = useTranslation('adminContent')
  const notify = useNotify()
  const { left, keep, drop } = useKeptDraft<ReplyDraft>(`feedback ${thread.id}`)
  const [draft, setDraft] = useState(left)
  const [current, setCurrent] = useState<FeedbackThread>()
  useLeaveWarning(draft !== undefined)

  const discard = () => {
    drop()
    setDraft(undefined)
    setCurrent(undefined)
  }
  const send = useSendReply(thread.id, discard)

  const change = (next: ReplyDraft) => {
    keep(next)
    setDraft(next)
  }
  const submit = (next: ReplyDraft) =>
    send.mutate(next, {
      onSuccess: () => notify.success(t('feedback.reply.sent')),
      onError: (error) => {
        const newer = currentOf(error) as FeedbackThread | undefined
        setCurrent(newer)
        if (!newer) notify.error(t('feedback.reply.error'), reasonOf(error))
      },
    })

  return {
    content: draft?.content ?? '',
    isRestored: left !== undefined && left === draft,
    isSending: send.isPending,
    canSend: Boolean(draft?.content.trim()),
    current,
    write: (content: string) => {
      const seen = draft?.seen ?? feedbackTag(thread)
      if (content) change({ content, client_id: newClientId(), seen })
      else discard()
    },
    send: () => {
      if (draft && !send.isPending) submit(draft)
    },
    /** After the others' reply, which has been read. */
    sendAnyway: () => {
      if (!draft || !current) return
      const next = { ...draft, seen: feedbackTag(current) }
      change(next)
      setCurrent(undefined)
      submit(next)
    },
    discard,
    dismiss: () => setCurrent(undefined),
  }
}
