import { registerTexts } from '@confida/i18n'
import { create } from 'zustand'

type Parts = Omit<typeof import('./speech.ts'), 'loadSpeechTexts'>

/** What listens and speaks, with its texts; not loaded before somebody reaches for it. */
export const useSpeechParts = create<{ parts?: Parts }>(() => ({}))

export async function loadSpeech() {
  const { loadSpeechTexts, DictationSession, ReadAloudButton, stopReading } = await import('./speech.ts')
  await registerTexts('chat-speech', loadSpeechTexts)
  useSpeechParts.setState({ parts: { DictationSession, ReadAloudButton, stopReading } })
}
