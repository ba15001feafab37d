import type { SharedConfig } from './federation.ts'

/**
 * Modules of which the page holds one instance, provided by the shell. A remote bundles no fallback copy: without the
 * shell there is nothing to run it in, and a second React or a second session would break it. react-i18next is reached
 * through `@confida/i18n` alone, which is shared.
 */
const sharedPackages: Record<string, string> = {
  react: '^19.3.0',
  'react/': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/': '^19.3.0',
  'react-router-dom': '^7.18.0',
  zustand: '^5.1.0',
  i18next: '^27.1.0',
  '@tanstack/react-query': '^5.108.0',
  '@confida/http-client': '^0.1.0',
  '@confida/session': '^0.1.0',
  '@confida/session/queries': '^0.1.0',
  '@confida/i18n': '^0.1.0',
  '@confida/ui': '^0.1.0',
  '@confida/ui/': '^0.1.0',
}

/** Packages of which the shell provides a part: the module of ours that stands in for them, and their version. */
const providedParts: Record<string, Pick<SharedConfig, 'import' | 'version'>> = {
  'react-router-dom': { import: '@confida/remote-kit/router', version: '7.18.5' },
}

/** The shared-module settings for the shell (which provides them) or for a remote (which only uses them). */
export function sharedModules(side: 'shell' | 'remote'): Record<string, SharedConfig> {
  const entries = Object.entries(sharedPackages).map(([name, requiredVersion]): [string, SharedConfig] => [
    name,
    { singleton: true, requiredVersion, ...(side === 'remote' ? { import: false } : providedParts[name]) },
  ])
  return Object.fromEntries(entries)
}
