import { useLanguage, useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { Mic } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { regionalTag } from '../regional-tag.ts'
import type { DictationProps } from './dictation.types.ts'
import styles from './listening-bar.module.css'
import { useDictatedText } from './use-dictated-text.ts'
import { useListening } from './use-listening.ts'

/** Above the input while the browser listens; on screen, so listening. */
export function ListeningBar({ isOnDevice, ...props }: DictationProps & { isOnDevice: boolean }) {
  const { isEnding, input, onStop, onEnd } = props
  const { t } = useTranslation('chat-speech')
  const lang = regionalTag(useLanguage())
  const write = useDictatedText(props)
  useListening({ lang, isOnDevice, isEnding, onText: write, onEnd })

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It ends the dictation, and nothing else that Escape would end.
    event.stopPropagation()
    onStop()
  })
  const handleHidden = useEffectEvent(() => document.hidden && onEnd())
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus()
    document.addEventListener('keydown', handleKey, true)
    document.addEventListener('visibilitychange', handleHidden)
    return () => {
      document.removeEventListener('keydown', handleKey, true)
      document.removeEventListener('visibilitychange', handleHidden)
    }
  }, [input])

  return (
    <div className={styles.bar} role="status">
      <Mic aria-hidden size={16} className={styles.icon} />
      <span className={styles.text}>{t('listening')}</span>
      <Button size="sm" variant="ghost" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  )
}
