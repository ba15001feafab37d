import { rangeOf, type SharedModule, sharedModules } from '../shared-modules.ts'

/** What is imported where it differs from the name under which it is shared. */
const imports: Partial<Record<SharedModule, string>> = { '@confida/router': 'react-router-dom' }

/**
 * For a remote: all shared modules come from the shell. A remote bundles no fallback copy: without the shell there is
 * nothing to run it in, and a second React or a second session would break it. react-i18next is used only through
 * `@confida/i18n`, which is shared.
 */
export const consumedModules = Object.fromEntries(
  Object.entries(sharedModules).map(([shareKey, version]) => [
    imports[shareKey as SharedModule] ?? shareKey,
    {
      shareKey,
      singleton: true,
      strictVersion: true,
      requiredVersion: rangeOf(version),
      import: false as const,
    },
  ]),
)

/** For the shell, whose own code imports them directly: replaces a package by the part of it that is shared. */
export const sharedParts = { 'react-router-dom$': '@confida/remote-kit/router' }
