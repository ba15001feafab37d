import type { texts as administrators } from './administrators/locales/it.ts'
import type { texts } from './locales/it.ts'

declare module '@confida/i18n' {
  interface AppResources {
    administrators: typeof administrators
    adminUsers: typeof texts
  }
}
