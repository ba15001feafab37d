import type { Language } from '@confida/contracts'
import { stopReading, useReading } from './reading.store.ts'
import { toSpokenSentences } from './spoken-text.ts'
import { findVoice } from './voices.ts'

/** Browsers forget what nobody holds in the middle of a sentence. */
let held: SpeechSynthesisUtterance[] = []

const toUtterance = (voice: SpeechSynthesisVoice) => (sentence: string) =>
  Object.assign(new SpeechSynthesisUtterance(sentence), { voice, lang: voice.lang })

/** Reads a message, instead of what is being read. Rejects where the browser cannot, unless it was told to stop. */
export function readAloud(messageId: string, text: string, language: Language): Promise<void> {
  stopReading()
  const voice = findVoice(language)
  const utterances = voice ? toSpokenSentences(text, language).map(toUtterance(voice)) : []
  held = utterances
  const last = utterances.at(-1)
  if (!last) return Promise.resolve()
  useReading.setState({ messageId })
  // A page that is left would go on speaking.
  window.addEventListener('pagehide', stopReading, { once: true })
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      // Another has begun: what ends here is over already.
      if (held === utterances) useReading.setState({ messageId: null })
      settle()
    }
    last.onend = () => finish(resolve)
    for (const utterance of utterances) {
      utterance.onerror = ({ error }) => {
        const isStopped = error === 'interrupted' || error === 'canceled'
        finish(isStopped ? resolve : () => reject(new Error(error)))
      }
      speechSynthesis.speak(utterance)
    }
  })
}
