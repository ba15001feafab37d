import { type FormEvent, useRef } from 'react'
import { ImageUpload } from '../../images/image-upload.tsx'
import { DictationButton } from '../../speech/dictation-button.tsx'
import { useDictation } from '../../speech/use-dictation.ts'
import type { Chat } from '../use-chat.ts'
import { useComposerText } from '../use-composer-text.ts'
import { CharactersLeft } from './characters-left.tsx'
import styles from './composer.module.css'
import { ComposerInput } from './composer-input.tsx'
import { ComposerNotice } from './composer-notice.tsx'
import { EditingBar } from './editing-bar.tsx'
import { EngineNote } from './engine-note.tsx'
import { FreeMessagesNote } from './free-messages-note.tsx'
import { SendButton } from './send-button.tsx'

/** The area for writing a message: notices, edit bar, input and send button. */
export function Composer({ chat }: { chat: Chat }) {
  const { conversation, companion } = chat
  const input = useRef<HTMLTextAreaElement>(null)
  const { value, left, isEditing, change } = useComposerText(conversation, input)
  const dictation = useDictation()
  const { Session } = dictation
  const stopEditing = () => conversation.edit(null)
  const submit = () => {
    void conversation.send()
    input.current?.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <div className={styles.composer}>
      <ComposerNotice conversation={conversation} />
      <FreeMessagesNote conversation={conversation} />
      {isEditing && <EditingBar onCancel={stopEditing} />}
      {Session && <Session input={input} value={value} onChange={change} {...dictation.controls} />}
      <form className={styles.form} onSubmit={handleSubmit}>
        <ImageUpload conversation={conversation} />
        <ComposerInput
          ref={input}
          name={companion.name}
          value={value}
          left={left}
          onChange={change}
          onSubmit={submit}
          onEscape={() => isEditing && stopEditing()}
        />
        <DictationButton isOn={dictation.isOn} className={styles.button} onClick={dictation.toggle} />
        <SendButton conversation={conversation} />
      </form>
      <div className={styles.foot}>
        <EngineNote chat={chat} />
        <CharactersLeft left={left} />
      </div>
    </div>
  )
}
