export { DictationSession } from './dictation/dictation-session.tsx'
export { loadSpeechTexts } from './locales/index.ts'
export { ReadAloudButton } from './reading/read-aloud-button.tsx'
export { stopReading } from './reading/reading.store.ts'
