import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { compileLibrary } from './compile-library.ts'
import { publishedPackage } from './published-package.ts'

/** What another team's remote is built, type-checked and tested with. */
export const packedLibraries = [
  'contracts',
  'i18n',
  'http-client',
  'session',
  'ui',
  'remote-kit',
  'third-party-notices',
  'jest-presets',
  'testing',
] as const

/** What stands beside the sources and is published as it is. */
const BESIDE = '{README.md,CHANGELOG.md,*.cjs,*.d.ts}'

const REMOTE_TSCONFIG = 'tsconfig.remote.json'

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const writeJson = (path: string, value: unknown) => writeFileSync(path, JSON.stringify(value, null, 2))

/** With what it extends in the workspace. */
function wholeTsconfig(folder: string) {
  const base = readJson(join(root, 'tsconfig.base.json')).compilerOptions
  const own = readJson(join(folder, REMOTE_TSCONFIG)).compilerOptions
  return { compilerOptions: { ...base, ...own } }
}

/** @returns the path of the tarball, in `target` */
export function packLibrary(name: (typeof packedLibraries)[number], target: string): string {
  const folder = join(root, 'libs', name)
  const stage = mkdtempSync(join(tmpdir(), 'confida-pack-'))
  try {
    writeJson(join(stage, 'package.json'), publishedPackage(readJson(join(folder, 'package.json'))))
    for (const file of globSync(BESIDE, { cwd: folder })) copyFileSync(join(folder, file), join(stage, file))
    if (existsSync(join(folder, REMOTE_TSCONFIG)))
      writeJson(join(stage, REMOTE_TSCONFIG), wholeTsconfig(folder))
    if (existsSync(join(folder, 'src'))) compileLibrary(folder, join(stage, 'dist'))
    const output = execFileSync('npm', ['pack', '--json', '--pack-destination', target], {
      cwd: stage,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [packed] = Object.values(JSON.parse(output)) as [{ filename: string }]
    return join(target, packed.filename)
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}
