import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CONTRACT_VERSION } from '@confida/remote-kit'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { root } from '../paths.ts'
import { compileLibrary } from './compile-library.ts'
import { declarationFile, type PackageJson } from './published-package.ts'

/** What a remote that is in use gets from the shell, or gives to it. Of the kit that is the contract. */
export const reportedLibraries = ['remote-kit', 'http-client', 'session', 'i18n', 'ui'] as const
export type ReportedLibrary = (typeof reportedLibraries)[number]

/** What is used where something is built, by a server, or within this repository alone. */
const UNREPORTED = new Set([
  './bundler',
  './dev',
  './homepage/*',
  './integrity',
  './override',
  './registry-schema',
  './release',
  './server',
])

/** The part of a version that changes where users break: the major number, or the minor one before 1.0.0. */
const breakingPart = (version: string) => /^0\.\d+|^\d+/.exec(version)?.[0] ?? version

export const reportFolder = (library: ReportedLibrary) => join(root, 'libs', library, 'api')

/** @returns the text of each entry's report by its file name, in which the version stands */
export function reportApi(library: ReportedLibrary): Map<string, string> {
  const folder = join(root, 'libs', library)
  const { exports, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageJson
  const line = breakingPart(library === 'remote-kit' ? CONTRACT_VERSION : version)
  // Within the library, so that the declarations find what they import.
  const work = mkdtempSync(join(folder, '.api-'))
  try {
    compileLibrary(folder, join(work, 'dist'))
    const entries = Object.entries(exports).flatMap(([entry, target]) =>
      typeof target === 'object' && target.default && !UNREPORTED.has(entry)
        ? [[entry, declarationFile(target.default)] as const]
        : [],
    )
    return new Map(
      entries.map(([entry, file]) => [
        `${entry === '.' ? 'index' : basename(entry)}.${line}.api.md`,
        extract(folder, work, join(work, file)),
      ]),
    )
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function extract(folder: string, work: string, declarations: string): string {
  const extractorConfig = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: declarations,
      compiler: { tsconfigFilePath: join(folder, 'tsconfig.json'), skipLibCheck: true },
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFileName: 'report',
        reportFolder: work,
        reportTempFolder: work,
      },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  })
  Extractor.invoke(extractorConfig, {
    localBuild: true,
    showVerboseMessages: false,
    messageCallback: (message) => {
      message.handled = true
    },
  })
  const [report = ''] = globSync('report*.md', { cwd: work })
  return readFileSync(join(work, report), 'utf8')
}
