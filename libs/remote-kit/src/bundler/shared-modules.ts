/**
 * Modules of which the page has one instance, provided by the shell, with the versions that a remote works with. A
 * remote bundles no fallback copy: without the shell there is nothing to run it in, and a second React or a second
 * session would break it. react-i18next is used only through `@confida/i18n`, which is shared.
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
 * Packages of which the shell provides only a part: our module that replaces them, and their version. Shared modules
 * are not tree-shaken.
 */
const partialPackages: Record<string, { module: string; version: string }> = {
  'react-router-dom': { module: '@confida/remote-kit/router', version: '7.18.5' },
}

/** For a remote: all come from the shell. */
export const consumedModules = Object.fromEntries(
  Object.entries(sharedPackages).map(([name, requiredVersion]) => [
    name,
    { singleton: true, requiredVersion, import: false as const },
  ]),
)

/** For the shell: what it provides. Its own code imports the same modules directly. */
export const providedModules = Object.fromEntries(
  Object.keys(sharedPackages).map((name) => [
    name,
    { shareKey: name, singleton: true, version: partialPackages[name]?.version },
  ]),
)

/** For the shell: replaces the packages by our parts of them. */
export const providedAliases = Object.fromEntries(
  Object.entries(partialPackages).map(([name, { module }]) => [`${name}$`, module]),
)
