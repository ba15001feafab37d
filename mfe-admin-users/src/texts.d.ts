import type { texts } from './locales/it.ts'

declare module '@confida/i18n' {
  interface AppResources {
    adminUsers: typeof texts
  }
}
