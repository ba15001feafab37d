import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The bundler finds a package's CommonJS, of which nothing can be left out; `bundler.js` beside it has the same as ES modules. */
const toModules = (name: string): [string, string] => {
  const found = require.resolve(name)
  return [found, join(dirname(found), 'bundler.js')]
}

/** For a remote: the federation's run time without what it does not use. */
export const federationAliases: Record<string, string> = Object.fromEntries(
  ['@module-federation/webpack-bundler-runtime', '@module-federation/runtime'].map(toModules),
)

/** For the shell, which uses the run time by itself, without the bundler's plugin: what that would have defined. */
export const federationConstants = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'false',
  FEDERATION_HAS_EXPOSES: 'false',
}
