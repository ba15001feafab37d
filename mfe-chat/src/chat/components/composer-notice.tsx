import { MESSAGE_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert } from '@confida/ui'
import { useStore } from 'zustand'
import type { Conversation } from '../../conversation/conversation.ts'
import type { Notice } from '../../conversation/conversation.types.ts'
import styles from './composer.module.css'
import { RetryButton } from './retry-button.tsx'
import { TopUpLink } from './top-up-link.tsx'

function useNoticeText(notice: Notice): string {
  const { t } = useTranslation('chat')
  if (notice.kind === 'sendFailed') {
    const otherwise = notice.isNetwork ? t('errors.noConnection') : t('errors.unknown')
    return t('errors.send', { reason: notice.reason ?? otherwise })
  }
  if ((notice.kind === 'imageFailed' || notice.kind === 'freeLimit') && notice.reason) return notice.reason
  return t(`errors.${notice.kind}`, { max: MESSAGE_MAX })
}

function NoticeLine({ notice, conversation }: { notice: Notice; conversation: Conversation }) {
  const failed = useStore(conversation.store, (state) => state.failed)
  const words = useNoticeText(notice)
  const canRetry = failed && (notice.kind === 'undelivered' || notice.kind === 'sendFailed')
  return (
    <div className={styles.notice}>
      <Alert
        tone={notice.kind === 'undelivered' || notice.kind === 'freeLimit' ? 'warning' : 'danger'}
        onClose={() => conversation.setNotice(null)}
        action={
          notice.kind === 'freeLimit' ? (
            <TopUpLink />
          ) : (
            canRetry && <RetryButton onClick={() => void conversation.retry()} />
          )
        }
      >
        {words}
        {canRetry && !failed.isBackInInput && <q className={styles.quote}>{failed.text}</q>}
      </Alert>
    </div>
  )
}

/** Above the input: why a message was not sent, with a Retry. */
export function ComposerNotice({ conversation }: { conversation: Conversation }) {
  const notice = useStore(conversation.store, (state) => state.notice)
  return notice && <NoticeLine notice={notice} conversation={conversation} />
}
