import type { texts } from './locales/it.ts'
import type { texts as speechTexts } from './speech/locales/it.ts'

declare module '@confida/i18n' {
  interface AppResources {
    chat: typeof texts
    'chat-speech': typeof speechTexts
  }
}
