import { MESSAGE_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { DirectionalIcon, IconButton } from '@confida/ui'
import { SendHorizontal, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { ImageUpload } from '../../images/image-upload.tsx'
import type { Chat } from '../use-chat.ts'
import styles from './composer.module.css'
import { ComposerNotice } from './composer-notice.tsx'
import { EngineNote } from './engine-note.tsx'

/** Characters before the limit from which on the rest is told. */
const NEAR = 100

/** Where one writes: Enter sends, Shift and Enter begin a new line. */
export function Composer({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const { conversation, companion } = chat
  const draft = useStore(conversation.store, (state) => state.draft)
  const isWaiting = useStore(conversation.store, (state) => state.pending !== null)
  const failed = useStore(conversation.store, (state) => state.failed)
  const input = useRef<HTMLTextAreaElement>(null)
  const left = MESSAGE_MAX - draft.trim().length

  // Words that came back want to be looked at.
  useEffect(() => {
    if (failed?.isInInput) input.current?.focus()
  }, [failed])

  const submit = () => {
    void conversation.send()
    input.current?.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const handleKey = (event: KeyboardEvent) => {
    // Enter that ends the composing of a letter (Chinese, Japanese …) does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <div className={styles.composer}>
      <ComposerNotice conversation={conversation} />
      <form className={styles.form} onSubmit={handleSubmit}>
        <ImageUpload conversation={conversation} />
        <textarea
          ref={input}
          dir="auto"
          rows={1}
          className={styles.input}
          aria-label={t('composer.label', { name: companion.name })}
          aria-describedby={left <= NEAR ? 'chat-left' : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder={t('composer.placeholder')}
          enterKeyHint="send"
          value={draft}
          onChange={(event) => conversation.setDraft(event.target.value)}
          onKeyDown={handleKey}
        />
        {isWaiting ? (
          <IconButton
            variant="secondary"
            className={styles.button}
            label={t('composer.stop')}
            icon={<Square aria-hidden fill="currentColor" />}
            onClick={conversation.stop}
          />
        ) : (
          <IconButton
            type="submit"
            variant="primary"
            className={styles.button}
            label={t('composer.send')}
            icon={
              <DirectionalIcon>
                <SendHorizontal aria-hidden />
              </DirectionalIcon>
            }
          />
        )}
      </form>
      <div className={styles.foot}>
        <EngineNote chat={chat} />
        {left <= NEAR && (
          <span id="chat-left" className={left < 0 ? styles.over : styles.left}>
            {left < 0 ? t('composer.over', { count: -left }) : t('composer.left', { count: left })}
          </span>
        )}
      </div>
    </div>
  )
}
