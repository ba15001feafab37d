import type { texts } from './locales/it.ts'

declare module '@confida/i18n' {
  interface AppResources {
    shell: typeof texts
  }
}
