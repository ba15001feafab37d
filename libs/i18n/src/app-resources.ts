import type { common } from './locales/it/common.ts'
import type { options } from './locales/it/options.ts'

/** The namespaces whose keys `t` knows; each project adds its own by declaration merging in its `texts.d.ts`. */
export interface AppResources {
  common: typeof common
  options: typeof options
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: AppResources
  }
}
