import { useTranslation } from '@confida/i18n'
import type { KeyboardEvent, Ref } from 'react'
import { charactersLeftId } from './characters-left.tsx'
import styles from './composer.module.css'

interface ComposerInputProps {
  ref: Ref<HTMLTextAreaElement>
  /** The companion who is written to. */
  name: string
  value: string
  /** Characters that may still be written. */
  left: number
  onChange: (value: string) => void
  onSubmit: () => void
  onEscape: () => void
}

/** The message input: Enter sends, Shift and Enter begin a new line. */
export function ComposerInput(props: ComposerInputProps) {
  const { ref, name, value, left, onChange, onSubmit, onEscape } = props
  const { t } = useTranslation('chat')

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
    // An Enter that ends an input method's composition (Chinese, Japanese …) does not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <textarea
      ref={ref}
      // An empty field has no text to take a direction from; its placeholder has the page's.
      dir={value ? 'auto' : undefined}
      rows={1}
      className={styles.input}
      aria-label={t('composer.label', { name })}
      aria-describedby={charactersLeftId(left)}
      aria-invalid={left < 0 || undefined}
      placeholder={t('composer.placeholder')}
      enterKeyHint="send"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={handleKey}
    />
  )
}
