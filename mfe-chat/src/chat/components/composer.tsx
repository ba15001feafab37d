import { MESSAGE_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { ImageUpload } from '../../images/image-upload.tsx'
import type { Chat } from '../use-chat.ts'
import styles from './composer.module.css'
import { ComposerNotice } from './composer-notice.tsx'
import { EditingBar } from './editing-bar.tsx'
import { EngineNote } from './engine-note.tsx'
import { SendButton } from './send-button.tsx'

/** Characters before the limit from which on the rest is told. */
const NEAR = 100

/** Where one writes: Enter sends, Shift and Enter begin a new line. */
export function Composer({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat')
  const { conversation, companion } = chat
  const { store, setDraft, edit, send } = conversation
  const draft = useStore(store, (state) => state.draft)
  const editing = useStore(store, (state) => state.editing)
  const isWaiting = useStore(store, (state) => state.pending !== null)
  const failed = useStore(store, (state) => state.failed)
  const input = useRef<HTMLTextAreaElement>(null)
  const value = editing?.text ?? draft
  const left = MESSAGE_MAX - value.trim().length

  // Words that came back, or that are to be changed, want to be looked at.
  const isGiven = failed?.isInInput || editing?.messageId
  useEffect(() => {
    if (isGiven) input.current?.focus()
  }, [isGiven])

  const submit = () => {
    void send()
    input.current?.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && editing) edit(null)
    // Enter that ends the composing of a letter (Chinese, Japanese …) does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <div className={styles.composer}>
      <ComposerNotice conversation={conversation} />
      {editing && <EditingBar onCancel={() => edit(null)} />}
      <form className={styles.form} onSubmit={handleSubmit}>
        <ImageUpload conversation={conversation} />
        <textarea
          ref={input}
          // An empty field has no words to take a direction from, but its placeholder has the page's.
          dir={value ? 'auto' : undefined}
          rows={1}
          className={styles.input}
          aria-label={t('composer.label', { name: companion.name })}
          aria-describedby={left <= NEAR ? 'chat-left' : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder={t('composer.placeholder')}
          enterKeyHint="send"
          value={value}
          onChange={({ target }) =>
            editing ? edit({ ...editing, text: target.value }) : setDraft(target.value)
          }
          onKeyDown={handleKey}
        />
        <SendButton isWaiting={isWaiting} onStop={conversation.stop} />
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
