/**
 * Modules of which the page has one instance: the shell provides each under this name and version, and a remote takes
 * it from the shell. A test holds the versions against what is installed.
 */
export const sharedModules = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  'react-dom/client': '19.3.1',
  zustand: '5.1.0',
  i18next: '27.1.2',
  '@tanstack/react-query': '5.108.0',
  // The part of React Router that the product uses, under a name of its own: who needs more brings the whole package.
  '@confida/router': '7.18.5',
  '@confida/http-client': '0.1.0',
  '@confida/session': '0.1.0',
  '@confida/session/queries': '0.1.0',
  '@confida/i18n': '0.1.0',
  '@confida/ui': '0.1.0',
  '@confida/ui/themed': '0.1.0',
  '@confida/ui/date': '0.1.0',
  '@confida/ui/antd': '0.1.0',
} as const

export type SharedModule = keyof typeof sharedModules

/** The versions of a shared module that work for a remote: the same major number, not older than the minor one. */
export const rangeOf = (version: string): string => `^${version.replace(/\d+$/, '0')}`
