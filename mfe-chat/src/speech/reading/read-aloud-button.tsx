import { useLanguage, useTranslation } from '@confida/i18n'
import { IconButton, notify } from '@confida/ui'
import { Square, Volume2 } from 'lucide-react'
import { readAloud } from './read-aloud.ts'
import { stopReading, useReading } from './reading.store.ts'
import { useHasVoice } from './voices.ts'

/** Reads a reply aloud, or stops; where the browser has a voice for the language. */
export function ReadAloudButton({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation('chat-speech')
  const language = useLanguage()
  const isReading = useReading(({ messageId }) => messageId === id)
  if (!useHasVoice()) return null
  const handleClick = () => {
    if (isReading) stopReading()
    else readAloud(id, text, language).catch(() => notify.error(t('errors.reading')))
  }
  return (
    <IconButton
      size="sm"
      label={t(isReading ? 'reading.stop' : 'reading.start')}
      icon={isReading ? <Square aria-hidden fill="currentColor" /> : <Volume2 aria-hidden />}
      onClick={handleClick}
    />
  )
}
