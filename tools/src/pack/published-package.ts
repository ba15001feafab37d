import { rangeOf, sharedModules } from '@confida/remote-kit'

type Export = string | Record<string, string>

export interface PackageJson {
  name: string
  version: string
  exports: Record<string, Export>
  bin?: Record<string, string>
  sideEffects?: boolean | string[]
  dependencies?: Record<string, string>
  [other: string]: unknown
}

/** Packages of which the page has one copy, the shell's. */
const isShared = (name: string) => name in sharedModules

const builtFile = (source: string) =>
  source.replace(/^\.\/src\//, './dist/').replace(/(?<!\.d)\.tsx?$/, '.js')
export const declarationFile = (source: string) => builtFile(source).replace(/\.js$/, '.d.ts')

function builtExport(source: Export): Export {
  if (typeof source !== 'string') return builtExport(source.types ?? source.default ?? '')
  const file = builtFile(source)
  return file === source || !file.endsWith('.js') ? file : { types: declarationFile(source), default: file }
}

const mapValues = <From, To>(record: Record<string, From> = {}, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/**
 * The `package.json` of a library as other teams install it: built files in place of sources, and what the page has once
 * (React, the router …) as peers, in the versions that the shell has.
 */
export function publishedPackage({
  private: _,
  scripts: __,
  devDependencies: ___,
  nx: ____,
  ...source
}: PackageJson): PackageJson {
  const dependencies = Object.entries(source.dependencies ?? {})
  const rangeFor = ([name, version]: [string, string]) =>
    [name, name.startsWith('@confida/') || isShared(name) ? rangeOf(version) : version] as const
  const isPeer = ([name]: [string, string]) => isShared(name) && !name.startsWith('@confida/')
  return {
    ...source,
    exports: { ...mapValues(source.exports, builtExport), './package.json': './package.json' },
    ...(source.bin ? { bin: mapValues(source.bin, builtFile) } : {}),
    dependencies: Object.fromEntries(dependencies.filter((each) => !isPeer(each)).map(rangeFor)),
    peerDependencies: Object.fromEntries(dependencies.filter(isPeer).map(rangeFor)),
  }
}
