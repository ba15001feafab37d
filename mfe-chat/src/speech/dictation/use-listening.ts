import { useTranslation } from '@confida/i18n'
import { notify } from '@confida/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createRecognition, type SpeechRecognition } from './speech-recognition.ts'

const errorKeys = {
  'not-allowed': 'notAllowed',
  'service-not-allowed': 'notAllowed',
  'no-speech': 'noSpeech',
  network: 'network',
  'audio-capture': 'noMicrophone',
  'language-not-supported': 'noLanguage',
} as const

const isKnown = (error: string): error is keyof typeof errorKeys => error in errorKeys

const textOf = (results: SpeechRecognitionResultList) =>
  Array.from(results, (result) => result[0]?.transcript ?? '').join(' ')

interface Listening {
  lang: string
  isOnDevice: boolean
  isEnding: boolean
  /** Called with all that was understood so far, the last words of which may still change. */
  onText: (text: string) => void
  onEnd: () => void
}

/** Listens while the component is mounted, and says what goes wrong. */
export function useListening({ lang, isOnDevice, isEnding, onText, onEnd }: Listening): void {
  const { t } = useTranslation('chat-speech')
  const recognition = useRef<SpeechRecognition>(undefined)
  const handleText = useEffectEvent(onText)
  const handleEnd = useEffectEvent(onEnd)
  const handleError = useEffectEvent((error: string, hasHeard: boolean) => {
    // Silence after something was said is the end of it, and `aborted` is our own doing.
    if (error === 'aborted' || (error === 'no-speech' && hasHeard)) return
    notify.error(t(`errors.${isKnown(error) ? errorKeys[error] : 'unknown'}`))
  })

  useEffect(() => {
    let hasHeard = false
    const current = createRecognition(lang, isOnDevice)
    recognition.current = current
    current.onresult = ({ results }) => {
      hasHeard = true
      handleText(textOf(results))
    }
    current.onerror = ({ error }) => handleError(error, hasHeard)
    current.onend = () => handleEnd()
    try {
      current.start()
    } catch {
      handleError('unknown', false)
      handleEnd()
    }
    return () => {
      current.onresult = current.onerror = current.onend = null
      current.abort()
    }
  }, [lang, isOnDevice])

  useEffect(() => {
    if (isEnding) recognition.current?.stop()
  }, [isEnding])
}
