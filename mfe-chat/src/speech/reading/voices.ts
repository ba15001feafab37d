import type { Language } from '@confida/contracts'
import { useLanguage } from '@confida/i18n'
import { useSyncExternalStore } from 'react'

// Android writes `it_IT`.
const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-')

/**
 * The voice for a language: of the person's own region, else the browser's choice. Only voices of the device: the others
 * would send a private reply to their maker.
 */
export function findVoice(language: Language): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined
  const voices = speechSynthesis
    .getVoices()
    .filter((voice) => voice.localService && tagOf(voice).split('-')[0] === language)
  return (
    voices.find((voice) => navigator.languages.includes(tagOf(voice))) ??
    voices.find((voice) => voice.default) ??
    voices[0]
  )
}

function subscribe(onChange: () => void) {
  if (!('speechSynthesis' in window)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}

/** Whether replies can be read aloud in the language on screen; browsers list their voices some time after the start. */
export function useHasVoice(): boolean {
  const language = useLanguage()
  return useSyncExternalStore(subscribe, () => findVoice(language) !== undefined)
}
