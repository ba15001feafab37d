import { FEEDBACK_REPLY_MAX, type FeedbackThread } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, Flex, FormField, Input, LeftDraft, RecordConflict } from '@confida/ui/antd'
import { Send } from 'lucide-react'
import { useReply } from '../use-reply.ts'

/** Answers a feedback by mail, or says why that cannot be. */
export function ReplyForm({ thread }: { thread: FeedbackThread }) {
  const { t } = useTranslation('adminContent')
  const { recipient } = thread
  if (!recipient) {
    const reason = recipient === null ? 'feedback.reply.deleted' : 'feedback.reply.noEmail'
    return <Alert showIcon type="info" title={t(reason)} />
  }
  return <ReplyFields thread={thread} recipient={recipient} />
}

function ReplyFields({ thread, recipient }: { thread: FeedbackThread; recipient: string }) {
  const { t } = useTranslation('adminContent')
  const reply = useReply(thread)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        reply.send()
      }}
    >
      <Flex vertical gap={12} align="start">
        {!thread.has_mail_server && <Alert showIcon type="warning" title={t('feedback.reply.noServer')} />}
        {reply.isRestored && <LeftDraft onDiscard={reply.discard} />}
        <FormField label={t('feedback.reply.label')} hint={t('feedback.reply.hint', { email: recipient })}>
          {(control) => (
            <Input.TextArea
              {...control}
              dir="auto"
              autoSize={{ minRows: 4, maxRows: 12 }}
              maxLength={FEEDBACK_REPLY_MAX}
              disabled={reply.isSending}
              value={reply.content}
              onChange={({ target }) => reply.write(target.value)}
            />
          )}
        </FormField>
        <Button
          type="primary"
          htmlType="submit"
          icon={<Send aria-hidden size={16} />}
          loading={reply.isSending}
          disabled={!reply.canSend}
        >
          {t('feedback.reply.send')}
        </Button>
      </Flex>
      {reply.current && (
        <RecordConflict
          fields={[
            {
              label: t('feedback.reply.title'),
              saved: reply.current.replies.at(-1)?.content ?? '',
              mine: reply.content,
            },
          ]}
          wording={t('feedback.reply.conflict', { returnObjects: true })}
          onOverwrite={reply.sendAnyway}
          onTakeSaved={reply.discard}
          onCancel={reply.dismiss}
        />
      )}
    </form>
  )
}
