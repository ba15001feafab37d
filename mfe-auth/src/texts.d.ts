import type { texts as ownEmotions } from './emotions/locales/it.ts'
import type { texts } from './locales/it.ts'
import type { texts as profile } from './profile/locales/it.ts'
import type { texts as secondStep } from './second-step/locales/it.ts'

declare module '@confida/i18n' {
  interface AppResources {
    auth: typeof texts
    ownEmotions: typeof ownEmotions
    profile: typeof profile
    secondStep: typeof secondStep
  }
}
