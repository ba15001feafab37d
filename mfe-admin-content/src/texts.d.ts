import type { texts } from './locales/it.ts'

declare module '@confida/i18n' {
  interface AppResources {
    adminContent: typeof texts
  }
}
