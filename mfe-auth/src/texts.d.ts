import type { texts } from './locales/it.ts'
import type { texts as profile } from './profile/locales/it.ts'
import type { texts as secondStep } from './second-step/locales/it.ts'

declare module '@confida/i18n' {
  interface AppResources {
    auth: typeof texts
    profile: typeof profile
    secondStep: typeof secondStep
  }
}
