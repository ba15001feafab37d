import { rangeOf, type SharedModule, sharedModules } from '@confida/remote-kit'

/** What every page needs stands in its chunks already; the rest is loaded when a remote first needs it. */
const imports: Record<SharedModule, () => Promise<unknown>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/client': () => import('react-dom/client'),
  zustand: () => import('zustand'),
  i18next: () => import('i18next'),
  '@tanstack/react-query': () => import('@tanstack/react-query'),
  '@confida/router': () => import('@confida/remote-kit/router'),
  '@confida/http-client': () => import('@confida/http-client'),
  '@confida/session': () => import('@confida/session'),
  '@confida/session/queries': () => import('@confida/session/queries'),
  '@confida/i18n': () => import('@confida/i18n'),
  '@confida/ui': () => import('@confida/ui'),
  '@confida/ui/themed': () => import('@confida/ui/themed'),
  '@confida/ui/date': () => import('@confida/ui/date'),
  '@confida/ui/antd': () => import('@confida/ui/antd'),
}

/** The shared modules as the federation's run time takes them. */
export const providedModules = Object.fromEntries(
  Object.entries(sharedModules).map(([name, version]) => [
    name,
    {
      version,
      get: async () => {
        const module = await imports[name as SharedModule]()
        return () => module
      },
      shareConfig: { singleton: true, requiredVersion: rangeOf(version) },
    },
  ]),
)
