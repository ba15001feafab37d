import { copyFileSync, globSync, mkdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** What serves the library's own tests and pages. */
const OWN = /\.(test|fixture)\.|^(gallery|testing)\//

const host: ts.ParseConfigFileHost & ts.FormatDiagnosticsHost = {
  ...ts.sys,
  getCanonicalFileName: (file) => file,
  getNewLine: () => ts.sys.newLine,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, ts.sys.newLine))
  },
}

function parseConfig(path: string): ts.ParsedCommandLine {
  const config = ts.getParsedCommandLineOfConfigFile(path, {}, host)
  if (!config) throw new Error(`${path} cannot be read.`)
  return config
}

/**
 * The TypeScript of a library's `src` as JavaScript with declarations, its styles and declarations as they are.
 * @throws what the compiler complains of
 */
export function compileLibrary(folder: string, target: string): void {
  const source = join(folder, 'src')
  const { options, fileNames } = parseConfig(join(folder, 'tsconfig.json'))
  const program = ts.createProgram(
    fileNames.filter((file) => !OWN.test(relative(source, file))),
    {
      ...options,
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: source,
      outDir: target,
    },
  )
  const { diagnostics } = program.emit()
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (problems.length > 0) throw new Error(ts.formatDiagnostics(problems, host))
  for (const file of globSync('**/*.{css,d.ts}', { cwd: source }).filter((each) => !OWN.test(each))) {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    copyFileSync(join(source, file), join(target, file))
  }
}
