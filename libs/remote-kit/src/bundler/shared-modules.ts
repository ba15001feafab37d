/**
 * Modules of which the page holds one instance, provided by the shell: the versions that a remote can work with. A remote
 * bundles no fallback copy: without the shell there is nothing to run it in, and a second React or a second session would
 * break it. react-i18next is reached through `@confida/i18n` alone, which is shared.
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

/**
 * Packages of which the shell provides a part: the module of ours that stands in for them, and their version. Shared
 * modules are not tree-shaken.
 */
const providedParts: Record<string, { module: string; version: string }> = {
  'react-router-dom': { module: '@confida/remote-kit/router', version: '7.18.5' },
}

/** For a remote: all from the shell. */
export const consumedModules = Object.fromEntries(
  Object.entries(sharedPackages).map(([name, requiredVersion]) => [
    name,
    { singleton: true, requiredVersion, import: false as const },
  ]),
)

/** For the shell: what it provides. It uses the same modules directly. */
export const providedModules = Object.fromEntries(
  Object.keys(sharedPackages).map((name) => [
    name,
    { shareKey: name, singleton: true, version: providedParts[name]?.version },
  ]),
)

/** For the shell: the parts in the place of the packages. */
export const providedAliases = Object.fromEntries(
  Object.entries(providedParts).map(([name, { module }]) => [`${name}$`, module]),
)
